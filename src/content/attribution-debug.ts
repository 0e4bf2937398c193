/** The panel that shows staff the stored tracking values (spec section 2.2). */
export const attributionDebug = {
  title: 'Stored UTM data',
  close: 'Close the debug panel',
  empty: 'No UTM parameters stored',
  clear: 'Clear UTM Data',
} as const
