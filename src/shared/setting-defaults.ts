/** Default values of build settings, for the build's checks and the site. */
export const SETTING_DEFAULTS = {
  siteUrl: 'https://blackland.example',
  aiApiBase: 'https://api.openai.com/v1',
} as const
