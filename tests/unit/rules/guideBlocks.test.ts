import { expect, test } from 'vitest'
import { guideBlocks, guideParts } from '../../../src/rules/library/guideBlocks.ts'

const text = (words: string) => ({ kind: 'text', text: words })

test.each([
  ['Изберете **Нов документ**.', [text('Изберете '), { kind: 'strong', text: 'Нов документ' }, text('.')]],
  ['`Ctrl` + `Enter`', [{ kind: 'key', text: 'Ctrl' }, text(' + '), { kind: 'key', text: 'Enter' }]],
  ['[Задачи](/documents-flow/tasks)', [{ kind: 'link', text: 'Задачи', address: '/documents-flow/tasks' }]],
  ['[лошо](javascript:alert(1))', [text('лошо'), text(')')]],
  ['[чуждо](https://example.org/a)', [text('чуждо')]],
  ['[чуждо](//example.org)', [text('чуждо')]],
  ['<img src=x onerror=alert(1)>', [text('<img src=x onerror=alert(1)>')]],
  ['2 * 3 * 4 и **без край', [text('2 * 3 * 4 и **без край')]],
])('the line %j has the parts %j', (line, parts) => {
  expect(guideParts(line)).toEqual(parts)
})

test('a guide consists of headings, steps numbered on after a picture, items, remarks and paragraphs', () => {
  const guide = '## Начало\r\nПърво.\n\n1. Едно\n2. Две\n![Форма](forma-1.webp)\n3. Три\n- а\n* б\n> Важно\n![x](../y)'
  expect(guideBlocks(guide)).toEqual([
    { kind: 'heading', text: 'Начало' },
    { kind: 'paragraph', parts: [text('Първо.')] },
    { kind: 'list', start: 1, items: [[text('Едно')], [text('Две')]] },
    { kind: 'picture', name: 'forma-1.webp', says: 'Форма' },
    { kind: 'list', start: 3, items: [[text('Три')]] },
    { kind: 'list', start: null, items: [[text('а')], [text('б')]] },
    { kind: 'note', parts: [text('Важно')] },
    { kind: 'paragraph', parts: [text('!'), text('x')] },
  ])
})
