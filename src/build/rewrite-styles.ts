import { transform, type CustomAtRules, type Visitor } from 'lightningcss'

/** The styles minified, and changed by what the visitor returns for their parts. */
export function rewriteStyles(styles: string, visitor: Visitor<CustomAtRules>): string {
  const { code } = transform({
    filename: 'styles.css',
    code: Buffer.from(styles),
    minify: true,
    visitor,
  })
  return code.toString()
}
