import { expect, test } from 'vitest'
import { presetUntyped } from '../../../src/screen-kit/form/presetValues.ts'

const blank = { station: '', driverId: null as number | null, tags: [] as string[] }
const preset = { station: 'ОМВ', driverId: 7, tags: ['а'] }
test.each([
  ['a blank form takes all of it', blank, blank, preset],
  ['what was typed stays', { ...blank, station: 'Лукойл' }, blank, { ...preset, station: 'Лукойл' }],
  [
    'what the last preset said goes with it',
    { station: 'Шел', driverId: 3, tags: ['б'] },
    { station: 'Шел', driverId: 3, tags: ['б'] },
    preset,
  ],
  [
    '… but not what was typed over it',
    { station: 'Шел', driverId: 4, tags: [] },
    { station: 'Шел', driverId: 3, tags: [] },
    { ...preset, driverId: 4 },
  ],
])('the preset values: %s', (_, values, last, expected) =>
  expect(presetUntyped(values, preset, { blank, last })).toEqual(expected),
)
