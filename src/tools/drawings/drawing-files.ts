import { DRAWINGS } from './catalog'

/** The folder of the committed drawings, relative to the project. */
export const DRAWINGS_FOLDER = 'src/assets/drawings'

const camelCase = (name: string) =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Drawings that their pages import as markup, for the first screen of phones (FirstScreenDrawing). */
const INLINE = new Set(['home-hero-phone', 'services-index-phone'])

const HEADER = '// Written by `npm run drawings`. Do not edit.\n'

/** A module that exports the address and the natural size of each drawing under its own name. */
function indexModule(names: readonly string[]): string {
  const imports = names.map((name) => `import ${camelCase(name)}Svg from './${name}.svg'`)
  const exports = names.map((name) => {
    const { width, height } = drawn(name)
    return `export const ${camelCase(name)} = { src: ${camelCase(name)}Svg, width: ${width}, height: ${height} }`
  })
  return `${HEADER}${imports.join('\n')}\n\n${exports.join('\n')}\n`
}

function drawn(name: string) {
  const draw = DRAWINGS.get(name)
  if (draw === undefined) throw new Error(`There is no drawing "${name}"`)
  return draw()
}

/** Every file that `npm run drawings` writes, by its path in the drawings folder. */
export function drawingFiles(): Map<string, string> {
  const names = [...DRAWINGS.keys()]
  return new Map([
    ...names.map((name): [string, string] => [`${name}.svg`, `${drawn(name).markup}\n`]),
    ['index.ts', indexModule(names.filter((name) => !name.includes('/') && !INLINE.has(name)))],
  ])
}
