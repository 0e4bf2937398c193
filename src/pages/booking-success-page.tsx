/** Stub. */
export function BookingSuccessPage() {
  return <h1>Booking Success</h1>
}
