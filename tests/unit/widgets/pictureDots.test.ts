import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { greyPng, HEIGHT, joinBytes, WIDTH } from '../../../fixtures/greyPng.ts'
import { type DeclaredSize, declaredSize, isTooLarge } from '../../../src/widgets/files/pictureDots.ts'

const bytes = (...values: number[]) => Uint8Array.from(values)
const text = (words: string) => new TextEncoder().encode(words)
const zeros = (count: number) => new Uint8Array(count)
const photo = new Uint8Array(readFileSync('tests/unit/rules/pictures/photo.jpg'))
const scan = new Uint8Array(readFileSync('tests/unit/rules/pictures/scan.webp'))

/** An EXIF thumbnail, which is a second picture before the frame of the first. */
const withThumbnail = joinBytes(
  photo.slice(0, 2),
  bytes(0xff, 0xe1, (photo.length + 2) >> 8, (photo.length + 2) & 255),
  photo,
  bytes(0xff, 0xc2, 0, 11, 8, 0x30, 0, 0x40, 0),
)

test.each<[what: string, file: Uint8Array, size: DeclaredSize | null]>([
  ['PNG', greyPng(() => 0, 0), { width: WIDTH, height: HEIGHT }],
  ['GIF', joinBytes(text('GIF89a'), bytes(0x40, 1, 0xf0, 0), zeros(20)), { width: 320, height: 240 }],
  [
    'BMP from top to bottom',
    joinBytes(text('BM'), zeros(16), bytes(0x40, 1, 0, 0, 0x10, 255, 255, 255)),
    { width: 320, height: 240 },
  ],
  ['JPEG with another picture inside', withThumbnail, { width: 0x4000, height: 0x3000 }],
  [
    'WebP with extensions',
    joinBytes(text('RIFF'), zeros(4), text('WEBPVP8X'), zeros(8), bytes(0xff, 0xff, 0, 0xff, 0xff, 1)),
    { width: 0x10000, height: 0x20000 },
  ],
  [
    'lossless WebP',
    joinBytes(text('RIFF'), zeros(4), text('WEBPVP8L'), zeros(4), bytes(0x2f, 0xff, 0xff, 0xff, 0x0f), zeros(9)),
    { width: 0x4000, height: 0x4000 },
  ],
  ['JPEG that ends before its frame', photo.slice(0, 30), null],
  ['text', text('The size of this text is not known.'), null],
])('%s declares its size', (_, file, size) => expect(declaredSize(file)).toEqual(size))

test('the size of real pictures is what the browser shows', () => {
  expect(declaredSize(photo)).toEqual({ width: 24, height: 16 })
  expect(declaredSize(scan)).toEqual({ width: 24, height: 16 })
})

test('a photo of 200 million dots is shown, one of a thousand million is not', () => {
  expect(isTooLarge({ width: 16_320, height: 12_240 })).toBe(false)
  expect(isTooLarge({ width: 32_000, height: 32_000 })).toBe(true)
  expect(isTooLarge(null)).toBe(false)
})
