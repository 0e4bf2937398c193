/** Stub. */
export function OnlineCourseCreationPage() {
  return <h1>Online Course Creation</h1>
}
