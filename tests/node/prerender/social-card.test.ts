import { expect, test } from 'vitest'
import { renderSocialCard } from '../../../src/node/prerender/social-card'
import { COVER_NAMES } from '../../../src/site/article'

const LONG_TITLE =
  'Google Ads in Frisco: how to pay for phone calls instead of clicks that never turn to work'

test.each(COVER_NAMES)(
  'a card with a long title and the cover %s stays within 60 kB',
  async (cover) => {
    const card = { title: LONG_TITLE, kicker: 'Blog', brand: 'Prairie Test Company', cover }
    expect((await renderSocialCard(card)).length).toBeLessThanOrEqual(60_000)
  },
)

test('letters that the typeface lacks stop the build; emoji and characters with a meaning in XML do not', async () => {
  const cardOf = (title: string) =>
    renderSocialCard({ title, brand: 'Prairie Test Company', cover: 'soil-skein' })
  await expect(cardOf('🚀 Ads & calls ☎️ < $500 > "free" 👩‍🔧')).resolves.toBeDefined()
  await expect(cardOf('標題')).rejects.toThrow('has no letters for')
})
