import { expect, test } from 'vitest'
import { findTerms, terms } from '../../tools/terms/findTerms.ts'

test('names, comments and documents use the words of the field', () => {
  const found = findTerms().map(({ term, place, text }) => `${place}: „${text}“ (${term}: ${terms[term]})`)
  expect(found, 'use the word in brackets; tools/terms/findTerms.ts lists the exceptions').toEqual([])
})
