import { expect, test } from 'vitest'
import { contentProblem } from '../../../src/rules/files/contentProblem.ts'

const text = (words: string) => new TextEncoder().encode(words)
const heic = Uint8Array.from([0, 0, 0, 24, ...text('ftypheic'), 0, 0, 0, 0])

test.each([
  ['IMG_0042.jpg', 'е снимка от телефон във формат HEIC, а не .jpg. Запишете снимката като JPG или PNG'],
  ['Писмо.pdf', 'е снимка от телефон във формат HEIC, а не .pdf. '],
  ['IMG_0042', 'е снимка от телефон във формат HEIC. '],
])('a HEIC photo called „%s“ is refused with advice', (name, help) => {
  expect(contentProblem(heic, name)).toContain(`Файлът „${name}“ ${help}`)
})

test.each([
  ['Писмо.pdf', text('%PDF-1.7')],
  ['снимка.jpg', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0])],
  ['бележка.txt', text('ftypheic')],
  ['празен.txt', text('')],
])('the content of „%s“ is accepted', (name, head) => {
  expect(contentProblem(head, name)).toBeNull()
})
