import { defineConfig } from 'html-validate'

/** What `npm run html` holds the pages in dist to (html-validate.org/rules). */
export default defineConfig({
  root: true,
  extends: ['html-validate:recommended'],
  elements: [
    'html5',
    // Without a size an image moves the text below it when it arrives.
    {
      img: {
        inherit: 'img',
        attributes: { width: { required: true }, height: { required: true } },
      },
      // The HTML standard has `details` as flow content; here it counts as a section, not allowed in `th`.
      details: { inherit: 'details', sectioning: false },
    },
  ],
  rules: {
    // One h1, and no level skipped: headings are how screen reader users find their way.
    'heading-level': 'error',
    // `npm run check-content` measures titles without the agency's name, which its owner chooses.
    'long-title': 'off',
    // Regions and lists may be named as well; the ARIA standard allows it.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Phone numbers are configured as text and stand where they do not wrap.
    'tel-non-breaking': 'off',
    // How React spells attributes and empty elements means the same to a browser.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
  },
})
