/** The confirmation after a booking (spec section 2.9). */
export const bookingSuccess = {
  title: 'Thank You for Booking!',
  text: 'We have received your consultation request. A confirmation email follows shortly.',
  home: 'Return to Homepage',
  questions: 'Questions? Write to us at',
  next: {
    title: 'Until we talk',
    items: [
      {
        name: 'Your inbox',
        text: 'The email holds the day, the time and the link or number for the call. Nothing there? Look in the spam folder.',
      },
      {
        name: 'Five customers',
        text: 'Note how your last five customers found you. It is the first thing we ask.',
      },
      {
        name: 'Two open tabs',
        text: 'Your website and your ad account, if you have them. We look at both together.',
      },
    ],
  },
} as const
