import { describe, expect, test } from 'vitest'
import { addChosenFiles, type NewFile } from '../../../src/screen-kit/files/useNewFiles.ts'

const file = (name: string, text = 'x') => new File([text], name)
const chosen = (...files: File[]) => {
  let id = 0
  return addChosenFiles([], files, () => `f${++id}`)
}
const names = (list: readonly NewFile[]) => list.map(({ name, problem }) => [name, problem === null])

describe('files chosen for a record that does not exist yet', () => {
  test('each is added once, with the reason why it may not be sent', () => {
    const list = chosen(file('молба.pdf'), file('вирус.exe', 'MZ'), file('молба.pdf'), file('молба.pdf', 'друга'))
    expect(names(list)).toEqual([
      ['молба.pdf', true],
      ['вирус.exe', false],
      ['молба.pdf', true],
    ])
  })

  test('earlier files stay first and keep their ids', () => {
    const before = chosen(file('а.pdf'))
    const list = addChosenFiles(before, [file('б.pdf'), file('а.pdf')], () => 'later')
    expect(list.map(({ id, name }) => [id, name])).toEqual([
      ['f1', 'а.pdf'],
      ['later', 'б.pdf'],
    ])
  })
})
