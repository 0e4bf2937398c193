import type { Page } from '@playwright/test'
import { pathTo, type RouteId } from '../src/site/routes'
import { expect, test } from './support/test'
import { UNKNOWN_PATH } from './support/pages'
import { drawEverything, expectedFaults, fewFrames, visit } from './support/visit'

/** Pages whose opening has a line drawing. */
const PAGES: readonly RouteId[] = [
  'home',
  'services',
  'searchMarketing',
  'socialMedia',
  'seo',
  'email',
  'text',
  'website',
  'brandDesign',
  'onlineCourseCreation',
  'fullStack',
  'platformFees',
  'about',
  'blog',
]

const PATHS: readonly string[] = [...PAGES.map(pathTo), UNKNOWN_PATH]

const WIDTHS_PX = [360, 390, 768, 1024, 1280] as const

/**
 * Texts of the page's opening that a line of its drawings touches. Each drawing is painted on the page's
 * ground at its size on the page, then every element that stands over it with a ground of its own (a
 * label's patch, a card) is painted in that color. What then lies under a text, 6 px more at its
 * sides, must be one flat color. That holds for text in a filled shape of the drawing as well, and
 * for the stub of a line that shows beside a patch.
 */
async function touchedTexts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    /** A patch must reach this far past its text, so that no line sticks to the first or last letter. */
    const SIDE_PX = 6

    /** Difference in a color channel from which a pixel counts as drawn; less is a line's soft edge. */
    const DRAWN_DIFFERENCE = 48

    const opening = document.querySelector('main h1')?.closest('section, header')
    if (opening === null || opening === undefined) throw new Error('The page has no opening')
    const isShown = (one: Element) => one.checkVisibility({ visibilityProperty: true })
    const groundOf = (one: Element) => {
      const color = getComputedStyle(one).backgroundColor
      return color === 'rgba(0, 0, 0, 0)' ? undefined : color
    }
    const isOver = (upper: Element, lower: Element) =>
      (lower.compareDocumentPosition(upper) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

    const patches = [...opening.querySelectorAll('*')].flatMap((element) => {
      const color = groundOf(element)
      return color !== undefined && isShown(element) ? [{ element, color }] : []
    })
    const texts: { readonly words: string; readonly box: DOMRect }[] = []
    const walker = document.createTreeWalker(opening, NodeFilter.SHOW_TEXT)
    for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
      const words = text.textContent?.trim() ?? ''
      if (words === '' || text.parentElement === null || !isShown(text.parentElement)) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const box of range.getClientRects()) if (box.width > 1) texts.push({ words, box })
    }

    const drawings = [...opening.querySelectorAll('img')].filter(
      (image) => image.src.includes('.svg') && isShown(image),
    )
    if (drawings.length === 0) throw new Error('The opening has no drawing')
    const touched = new Set<string>()
    for (const drawing of drawings) {
      drawing.loading = 'eager'
      await drawing.decode()
      const place = drawing.getBoundingClientRect()
      const canvas = new OffscreenCanvas(Math.ceil(place.width), Math.ceil(place.height))
      const pen = canvas.getContext('2d', { willReadFrequently: true })
      if (pen === null) throw new Error('There is no canvas')
      pen.fillStyle = groundOf(document.body) ?? 'white'
      pen.fillRect(0, 0, canvas.width, canvas.height)
      pen.drawImage(drawing, 0, 0, place.width, place.height)
      pen.translate(-place.left, -place.top)
      for (const { element, color } of patches) {
        if (!isOver(element, drawing)) continue
        pen.fillStyle = color
        for (const box of element.getClientRects()) {
          pen.fillRect(box.left, box.top, box.width, box.height)
        }
      }
      for (const { words, box } of texts) {
        const left = Math.max(0, box.left - SIDE_PX - place.left)
        const right = Math.min(canvas.width, box.right + SIDE_PX - place.left)
        const top = Math.max(0, box.top - place.top)
        const bottom = Math.min(canvas.height, box.bottom - place.top)
        if (right - left < 1 || bottom - top < 1) continue
        const { data } = pen.getImageData(left, top, right - left, bottom - top)
        const lowest = [255, 255, 255]
        const highest = [0, 0, 0]
        data.forEach((value, index) => {
          const channel = index % 4
          if (channel === 3) return
          lowest[channel] = Math.min(lowest[channel] ?? 255, value)
          highest[channel] = Math.max(highest[channel] ?? 0, value)
        })
        const isFlat = highest.every(
          (value, channel) => value - (lowest[channel] ?? 0) < DRAWN_DIFFERENCE,
        )
        if (!isFlat) touched.add(words)
      }
    }
    return [...touched]
  })
}

for (const path of PATHS) {
  test(`no text in the opening of ${path} is touched by a drawn line`, async ({
    page,
    allowFault,
  }) => {
    for (const fault of expectedFaults(path)) allowFault(fault)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, path)
    await drawEverything(page)
    for (const width of WIDTHS_PX) {
      await page.setViewportSize({ width, height: 900 })
      await fewFrames(page)
      expect.soft(await touchedTexts(page), `${width} pixels wide`).toEqual([])
    }
  })
}
