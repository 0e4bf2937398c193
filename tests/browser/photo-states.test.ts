// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { watchPhotos } from '../../src/browser/photo-states'

function addImage(attributes: string): HTMLImageElement {
  document.body.insertAdjacentHTML('beforeend', `<img alt="" ${attributes}>`)
  const image = document.querySelector<HTMLImageElement>('img:last-of-type')
  if (image === null) throw new Error('No image')
  return image
}

beforeEach(() => {
  document.body.innerHTML = ''
  delete document.documentElement.dataset.photos
})

test('a photo that loads is shown, and one that cannot load is taken away', () => {
  watchPhotos()
  const loaded = addImage('data-photo="waiting"')
  loaded.dispatchEvent(new Event('load'))
  const broken = addImage('data-photo="waiting"')
  broken.dispatchEvent(new Event('error'))
  expect(loaded.dataset.photo).toBe('shown')
  expect(broken.dataset.photo).toBe('failed')
})

test('photos settled before the script ran get their state at once', () => {
  const loaded = addImage('data-photo="waiting"')
  Object.defineProperties(loaded, { complete: { value: true }, naturalWidth: { value: 800 } })
  const broken = addImage('data-photo="waiting"')
  Object.defineProperties(broken, { complete: { value: true }, naturalWidth: { value: 0 } })
  const underway = addImage('data-photo="waiting"')
  Object.defineProperties(underway, { complete: { value: false } })
  watchPhotos()
  expect([loaded, broken, underway].map(({ dataset }) => dataset.photo)).toEqual([
    'shown',
    'failed',
    'waiting',
  ])
})

test('photos are hidden while they load only from when their states are watched', () => {
  expect(document.documentElement.dataset.photos).toBeUndefined()
  watchPhotos()
  expect(document.documentElement.dataset.photos).toBe('')
})

test('other images are left alone', () => {
  watchPhotos()
  const drawing = addImage('src="/drawing.svg"')
  drawing.dispatchEvent(new Event('error'))
  expect(drawing.dataset.photo).toBeUndefined()
})
