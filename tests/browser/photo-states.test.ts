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

test('photos are fetched with the first sign of life, not before', () => {
  watchPhotos()
  expect(document.documentElement.dataset.photos).toBeUndefined()
  document.dispatchEvent(new Event('scroll'))
  expect(document.documentElement.dataset.photos).toBe('')
})

test('other images are left alone', () => {
  watchPhotos()
  const drawing = addImage('src="/drawing.svg"')
  drawing.dispatchEvent(new Event('error'))
  expect(drawing.dataset.photo).toBeUndefined()
})
