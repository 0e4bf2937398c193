/** The visitor asked the browser to save data (Save-Data); nothing is fetched ahead then. */
export function savesData(): boolean {
  return (
    'connection' in navigator &&
    typeof navigator.connection === 'object' &&
    navigator.connection !== null &&
    'saveData' in navigator.connection &&
    navigator.connection.saveData === true
  )
}
