/** The confirmation after a booking. */
export const bookingSuccess = {
  title: 'Thank You for Booking!',
  text: 'We’ve received your consultation request. A confirmation email follows shortly.',
  home: 'Return to Homepage',
  questions: 'Questions? Email us at',
  next: {
    title: 'Before we talk',
    items: [
      {
        name: 'Check your inbox',
        text: 'The email has the day, the time and the link or number for the call. Don’t see it? Check your spam folder.',
      },
      {
        name: 'Think of five customers',
        text: 'Write down how your last five customers found you. We’ll ask about them after you walk us through your week.',
      },
      {
        name: 'Have two tabs open',
        text: 'Open your website and your ad account, if you have them. We’ll look at both together.',
      },
    ],
  },
} as const
