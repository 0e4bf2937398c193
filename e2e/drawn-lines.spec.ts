import type { Page } from '@playwright/test'
import { pathTo, type RouteId } from '../src/site/routes'
import { expect, test } from './support/test'
import { drawEverything, visit } from './support/visit'

/** Pages whose opening writes on or beside a line drawing. */
const PAGES: readonly RouteId[] = ['home', 'about']

const WIDTHS_PX = [390, 768, 1024, 1280] as const

/** Texts of the page's opening that a line of its drawings runs through. */
async function struckTexts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    /** Alpha from which a pixel counts as drawn; less is the soft edge of a line. */
    const DRAWN_ALPHA = 48

    interface Picture {
      readonly address: string
      readonly box: DOMRect
    }

    const opening = document.querySelector('main h1')?.closest('section, header')
    if (opening === null || opening === undefined) throw new Error('The page has no opening')
    const pictures: Picture[] = [...opening.querySelectorAll('img, svg:has(use)')].flatMap(
      (one) => {
        const box = one.getBoundingClientRect()
        const address =
          one instanceof HTMLImageElement
            ? one.currentSrc
            : (one.querySelector('use')?.getAttribute('href') ?? '')
        return box.width > 0 && address.includes('.svg') ? [{ address, box }] : []
      },
    )

    /** The boxes of a text on the page; none where it is not shown or has a ground of its own. */
    const boxesOf = (text: Node): DOMRect[] => {
      const parent = text.parentElement
      if (parent === null || !parent.checkVisibility({ visibilityProperty: true })) return []
      for (let one: Element | null = parent; one !== null && one !== opening;) {
        if (getComputedStyle(one).backgroundColor !== 'rgba(0, 0, 0, 0)') return []
        one = one.parentElement
      }
      const range = document.createRange()
      range.selectNodeContents(text)
      return [...range.getClientRects()].filter(({ width }) => width > 1)
    }

    const texts: { readonly words: string; readonly box: DOMRect }[] = []
    const walker = document.createTreeWalker(opening, NodeFilter.SHOW_TEXT)
    for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
      const words = text.textContent?.trim() ?? ''
      if (words !== '') for (const box of boxesOf(text)) texts.push({ words, box })
    }

    const struck = new Set<string>()
    for (const { address, box } of pictures) {
      const image = new Image()
      image.src = address
      await image.decode()
      const canvas = new OffscreenCanvas(Math.ceil(box.width), Math.ceil(box.height))
      const pen = canvas.getContext('2d', { willReadFrequently: true })
      if (pen === null) throw new Error('There is no canvas')
      pen.drawImage(image, 0, 0, box.width, box.height)
      for (const { words, box: text } of texts) {
        const { data } = pen.getImageData(
          text.left - box.left,
          text.top - box.top,
          text.width,
          text.height,
        )
        if (data.some((value, index) => index % 4 === 3 && value > DRAWN_ALPHA)) struck.add(words)
      }
    }
    return [...struck]
  })
}

for (const id of PAGES) {
  test(`no text in the opening of ${pathTo(id)} is touched by a drawn line`, async ({ page }) => {
    await visit(page, pathTo(id))
    await drawEverything(page)
    for (const width of WIDTHS_PX) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await struckTexts(page), `${width} pixels wide`).toEqual([])
    }
  })
}
