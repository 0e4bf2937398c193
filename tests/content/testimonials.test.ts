import { expect, test } from 'vitest'
import {
  homeTestimonials,
  platformTestimonials,
  serviceTestimonials,
} from '../../src/content/testimonials'

const services = Object.values(serviceTestimonials).flat()

test('there are enough testimonials for every page that shows them', () => {
  expect(platformTestimonials.length).toBeGreaterThanOrEqual(5)
  expect(homeTestimonials).toHaveLength(3)
  expect(Object.keys(serviceTestimonials).toSorted()).toEqual(
    ['brandDesign', 'email', 'searchMarketing', 'socialMedia', 'text', 'website'].toSorted(),
  )
  for (const quotes of Object.values(serviceTestimonials)) expect(quotes).toHaveLength(3)
})

test('no two testimonials say the same, and no two people share a name or an id', () => {
  const texts = [
    ...platformTestimonials.map(({ content }) => content),
    ...homeTestimonials.map(({ quote }) => quote),
    ...services.map(({ quote }) => quote),
  ]
  expect(new Set(texts).size).toBe(texts.length)
  expect(new Set(services.map(({ name }) => name)).size).toBe(services.length)
  expect(new Set(platformTestimonials.map(({ id }) => id)).size).toBe(platformTestimonials.length)
})

test('people appear by first name only, with their role', () => {
  for (const { name, role } of services) {
    expect(name).toMatch(/^[A-Z][a-z]+$/)
    expect(role).not.toBe('')
  }
})

test('what a large quote marks is its own end', () => {
  for (const { quote, highlight } of homeTestimonials) {
    expect(quote.endsWith(highlight)).toBe(true)
    expect(highlight.length).toBeLessThan(quote.length)
  }
})

test('every platform testimonial has five stars', () => {
  expect(platformTestimonials.map(({ rating }) => rating)).toEqual(
    platformTestimonials.map(() => 5),
  )
})
