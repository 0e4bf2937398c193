import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { HtmlValidate, StaticConfigLoader, type ConfigData } from 'html-validate'
import { readOutput, textOf } from './output-checks/output-site'

/** The rules that pages are held to (html-validate.org/rules). */
const CONFIG: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // Spellings that mean the same to a browser; React writes attributes and empty elements its way.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    // Titles end with the agency's name, and it is the name that search engines may cut.
    'long-title': 'off',
    // Phone numbers are configured as text and stand where they do not wrap.
    'tel-non-breaking': 'off',
    // Regions and lists may be named as well; the standard allows it.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
}

/** Checks markup against the HTML standard. Returns one line per violation. */
export function htmlViolations(pages: ReadonlyMap<string, string>): string[] {
  const validator = new HtmlValidate(new StaticConfigLoader(CONFIG))
  return [...pages].flatMap(([file, html]) =>
    validator
      .validateStringSync(html)
      .results.flatMap(({ messages }) =>
        messages.map(
          ({ line, column, ruleId, message }) => `${file}:${line}:${column} ${ruleId}: ${message}`,
        ),
      ),
  )
}

/** All pages of an output folder. */
async function pagesOf(outDir: string): Promise<Map<string, string>> {
  const files = await readOutput(outDir)
  return new Map(
    [...files]
      .filter(([file]) => file.endsWith('.html'))
      .map(([file, content]) => [file, textOf(content)]),
  )
}

/** `npm run html`: validates dist/, or the folder that is named. */
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const violations = htmlViolations(await pagesOf(path.resolve(process.argv[2] ?? 'dist')))
  for (const violation of violations) console.error(violation)
  process.exitCode = violations.length === 0 ? 0 : 1
}
