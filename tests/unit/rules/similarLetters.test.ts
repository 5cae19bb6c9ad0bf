import { expect, test } from 'vitest'
import { areSimilar, type LetterMarks } from '../../../src/rules/documents/similarLetters.ts'

const sender = { id: 1, identifier: '831641791', name: 'Община Черноморец' }
const letter: LetterMarks = {
  senders: [sender],
  refNumber: '17-22',
  refDate: '2026-11-18',
  subject: 'Искане за становище',
  day: '2026-11-20',
}
const textOnly = { refNumber: '', refDate: null }

test.each<[string, Partial<LetterMarks>, Partial<LetterMarks>, boolean]>([
  ['the same letter again', {}, {}, true],
  ['another text of the same number', {}, { subject: 'Становище' }, true],
  ['the number in another spelling', {}, { refNumber: '№ 17 – 22/18.11.2026 г.' }, true],
  ['another number', {}, { refNumber: '17-23' }, false],
  ['the number of another year', {}, { refDate: '2025-11-18' }, false],
  ['a date that was not typed', {}, { refDate: null }, true],
  ['another sender', {}, { senders: [{ id: 2, identifier: '000024695', name: 'Община Русе' }] }, false],
  ['the sender entered twice', {}, { senders: [{ id: 2, identifier: '831641791', name: 'Черноморец' }] }, true],
  ['the name in other letters', {}, { senders: [{ id: 2, identifier: '', name: '„ОБЩИНА  Черноморец“' }] }, true],
  ['one of several senders', {}, { senders: [{ id: 9, identifier: '', name: 'Друг' }, sender] }, true],
  ['nobody', { senders: [] }, { senders: [] }, false],
  ['without numbers, one text', textOnly, { ...textOnly, subject: 'искане  за СТАНОВИЩЕ' }, true],
  ['without numbers, another text', textOnly, { ...textOnly, subject: 'Искане за справка' }, false],
  ['without numbers, half a year later', textOnly, { ...textOnly, day: '2026-05-20' }, false],
  ['a number on one of them alone', {}, textOnly, false],
  ['no number and no text', { ...textOnly, subject: '' }, { ...textOnly, subject: '' }, false],
])('two letters are compared: %s', (_, one, other, similar) => {
  expect(areSimilar({ ...letter, ...one }, { ...letter, ...other })).toBe(similar)
})
