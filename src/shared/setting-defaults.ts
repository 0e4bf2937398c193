/** Values of build settings that both the build's checks and the site itself fall back to. */
export const SETTING_DEFAULTS = {
  siteUrl: 'https://blackland.example',
  aiApiBase: 'https://api.openai.com/v1',
} as const
