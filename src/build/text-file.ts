/** Files of the output that are text. */
export const TEXT_FILE = /\.(?:html|js|css|svg|json|xml|txt|webmanifest|map|vtt)$/
