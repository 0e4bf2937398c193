import { palette } from '../../site/palette'

/** The parts of one sample widget. */
export interface WidgetParts {
  readonly title: string
  readonly body: string
  /** Browser code; runs after the body. */
  readonly script: string
}

const STYLES = `
  * { box-sizing: border-box }
  body { margin: 0; font: 17px/1.5 system-ui, sans-serif; color: ${palette.soil}; background: ${palette.white} }
  main { max-width: 680px; padding: 32px 24px 48px }
  h1 { margin: 0 0 8px; font-size: 26px; line-height: 1.2 }
  h2 { margin: 32px 0 12px; font-size: 19px }
  p { margin: 0 0 12px; color: ${palette.soil2} }
  label, legend { display: block; margin: 20px 0 6px; font-weight: 600 }
  input, textarea, select { width: 100%; min-height: 48px; padding: 10px 14px; font: inherit; border: 1.5px solid ${palette.lineStrong}; border-radius: 6px; background: ${palette.white} }
  textarea { min-height: 110px }
  fieldset { margin: 0 0 20px; padding: 0; border: 0 }
  legend { padding: 0 }
  .choices { display: flex; flex-wrap: wrap; gap: 10px }
  .choices label { display: inline-flex; align-items: center; gap: 8px; min-height: 48px; margin: 0; padding: 0 16px; border: 1.5px solid ${palette.lineStrong}; border-radius: 6px; font-weight: 400; cursor: pointer }
  .choices label:has(:checked) { border: 2px solid ${palette.prairie}; background: ${palette.prairieTint} }
  .choices input { width: 18px; height: 18px; min-height: 0; margin: 0; accent-color: ${palette.prairie} }
  button, .button { display: inline-block; min-height: 52px; margin-top: 24px; padding: 13px 24px; font: inherit; font-weight: 600; color: ${palette.white}; background: ${palette.prairie}; border: 0; border-radius: 6px; cursor: pointer; text-decoration: none }
  :focus-visible { outline: 2px solid ${palette.prairie}; outline-offset: 3px }
  dl { margin: 32px 0 0; padding-top: 16px; border-top: 1px solid ${palette.line}; font-size: 14px; color: ${palette.soil3} }
  dt { font-weight: 600 } dd { margin: 0 0 6px; overflow-wrap: anywhere }
`

/** Lists the parameters of the address, which a lead-management system would keep. */
const SHOW_PARAMETERS = `
  const list = document.querySelector('[data-parameters]')
  for (const [name, value] of new URLSearchParams(location.search)) {
    const term = document.createElement('dt')
    const detail = document.createElement('dd')
    term.textContent = name
    detail.textContent = value
    list.append(term, detail)
  }
`

/** A small page with styles and script of its own, as a booking or form provider serves it. */
export function widgetPage({ title, body, script }: WidgetParts): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLES}</style>
</head>
<body>
<main>
${body}
<dl data-parameters aria-label="Parameters received"></dl>
</main>
<script>${SHOW_PARAMETERS}${script}</script>
</body>
</html>
`
}
