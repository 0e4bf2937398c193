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
        name: 'Think of ten leads',
        text: 'Write down your last ten leads, won or lost, and how each one found you. We’ll ask about them after you walk us through your week.',
      },
      {
        name: 'Have three tabs open',
        text: 'Open your website, your calendar and your ad account, if you have them. We’ll look at them together. Clinics, keep patient details off the screen.',
      },
    ],
  },
} as const
