import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const QUERY = '?drawing'

/** `import map from './map.svg?drawing'`: the file's URL with the size of its viewBox (`DrawingSource`). */
export function drawings(): Plugin {
  return {
    name: 'drawings',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(QUERY)) return
      const file = id.slice(0, -QUERY.length)
      const [root = ''] = /<svg[^>]*>/.exec(await readFile(file, 'utf8')) ?? []
      const viewBox = /viewBox="\S+ \S+ (\d+) (\d+)"/.exec(root)
      if (viewBox === null) this.error(`${file} has no viewBox in whole units.`)
      const [, width, height] = viewBox
      const size = / width="([\d.]+)" height="([\d.]+)"/.exec(root)
      // The image would change its shape when it loads.
      if (size !== null && Number(size[1]) * Number(height) !== Number(size[2]) * Number(width))
        this.error(`${file} has another ratio of width and height than its viewBox.`)
      this.addWatchFile(file)
      return `import src from ${JSON.stringify(`${file}?url`)}\nexport default { src, width: ${width}, height: ${height} }`
    },
  }
}
