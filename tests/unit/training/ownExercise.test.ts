import { beforeAll, describe, expect, test } from 'vitest'
import { documents } from '../../../src/contract/documents.ts'
import { sentenceOf } from '../../../src/rules/training/editedExercise.ts'
import { type Authored, type ExercisePath, expectWays, sentencesIn, tryExercise, writeExercise } from './authored.ts'
import type { Trainee } from './trainee.ts'

type Given = Parameters<Trainee['register']>[0]

const idBy = (at: Trainee, eik: string): number =>
  at.db.correspondents.all().find(({ entityIdentifier }) => entityIdentifier === eik)?.id ?? 0
const [right, namesake] = ['200999005', '200998000'] as const
const OTHER = 1
const company = (entityIdentifier: string, entityName: string) => ({
  ...{ id: 0, isLegalEntity: true, fullName: '', uniqueNumber: '', entityIdentifier, entityName },
  ...{ unifiedCitizenshipNumber: '', foreignerPersonalIdentifier: '', firstName: '', middleName: '', lastName: '' },
  ...{ correspondentAddresses: [], correspondentContacts: [], representatives: [], isForeign: false },
  ...{ hasNoIdentifier: false, legalForm: 'ЕООД', correspondentGroupId: null, preferredSentViaId: null },
  ...{ note: '', isActive: true },
})
const companies: ExercisePath = async (at) => {
  for (const eik of [right, namesake])
    await at.sendRequest(documents.createCorrespondent, { body: company(eik, '„Изток Сервиз“') })
}

const caseOf = ({ db }: Pick<Trainee, 'db'>, place: number) => {
  const cases = db.caseFiles.all().filter(({ scope, statusId, rootDocumentGuid }) => {
    const root = db.documents.get(rootDocumentGuid)
    return scope === 1 && statusId === 1 && root?.directionId === 1 && [2, 3, 4].includes(root.statusId)
  })
  const found = cases[place]
  if (!found) throw new Error('no such case')
  return found
}

describe('an incoming letter', () => {
  let made: Authored
  const letter = (at: Trainee, given: Given = {}): Given => ({
    documentTypeId: 63,
    subjectDescription: 'Молба за проверка на електромер в гр. Варна',
    receivedViaId: 4,
    dateReceived: at.noon(0),
    externalRefNumber: 'П-77',
    externalRefDate: '2026-11-18',
    sheetsCount: 3,
    addressedToDepartmentId: 11,
    caseFileGuid: caseOf(at, 0).guid,
    parentDocumentGuid: null,
    correspondentIds: [idBy(at, right)],
    ...given,
  })
  const done =
    (given: (at: Trainee) => Given = () => ({})): ExercisePath =>
    (at) =>
      at.register(letter(at, given(at)))
  beforeAll(async () => {
    made = await writeExercise('mpetrova', companies, done())
  })

  test('the relevant values are checked, once each, in sentences as a clerk writes them', () => {
    const record = made.records.find(({ assertion }) => assertion.kind === 'document')
    const sentences = record?.checks.filter(({ isOn }) => isOn).map((check) => sentenceOf('document', check))
    const number = caseOf(made.here, 0).number
    expect(record?.assertion.missing).toBe('Няма нов регистриран документ.')
    expect(sentences).toEqual([
      'Документът трябва да е в „Документооборот“.',
      'Видът на документа трябва да е „Молба“.',
      'Документът трябва да е входящ.',
      'В „Относно“ трябва да се споменават „Молба“, „проверка“ и „електромер“.',
      `Документът трябва да е в преписка № ${number}.`,
      `Подателят трябва да е само „Изток Сервиз“ (ЕИК ${right}).`,
      'Документът трябва да е адресиран до отдел „Деловодство и административно обслужване“.',
      'Датата на получаване трябва да е денят на упражнението.',
      'Външният номер трябва да е „П-77“.',
      'Датата на външния номер трябва да е 18.11.2026 г.',
      'Начинът на получаване трябва да е „По пощата“.',
      'Броят на листата трябва да е 3.',
    ])
    for (const sentence of sentencesIn(made.exercise))
      expect(sentence).not.toMatch(/„„|““|\d{4}-\d\d-\d\d|undefined|null/)
  })

  expectWays(() => made, {
    right: [
      ['as recorded', done()],
      ['in other words about the same', done(() => ({ subjectDescription: 'Молба: иска се проверка на електромера' }))],
      [
        'with the wrong sender, annulled and registered anew,',
        async (at) => {
          await at.annul(await at.register(letter(at, { correspondentIds: [idBy(at, namesake)] })))
          await at.register(letter(at))
        },
      ],
      [
        'registered twice, the second annulled,',
        async (at) => {
          await at.register(letter(at))
          await at.annul(await at.register(letter(at)))
        },
      ],
      [
        'beside a draft that was left',
        async (at) => {
          await at.enter(letter(at))
          await at.register(letter(at))
        },
      ],
    ],
    wrong: [
      ['nothing', async () => undefined, ['Няма нов регистриран документ.']],
      [
        'the sender of the same name',
        done((at) => ({ correspondentIds: [idBy(at, namesake)] })),
        [`Подателят трябва да е само „Изток Сервиз“ (ЕИК ${right}).`],
      ],
      [
        'a second sender',
        done((at) => ({ correspondentIds: [idBy(at, right), OTHER] })),
        [`Подателят трябва да е само „Изток Сервиз“ (ЕИК ${right}).`],
      ],
      [
        'another unit',
        done(() => ({ addressedToDepartmentId: 31 })),
        ['Документът трябва да е адресиран до отдел „Деловодство и административно обслужване“.'],
      ],
      ['another channel', done(() => ({ receivedViaId: 2 })), ['Начинът на получаване трябва да е „По пощата“.']],
      ['no number', done(() => ({ externalRefNumber: '' })), ['Външният номер трябва да е „П-77“.']],
      [
        'another date of its number',
        done(() => ({ externalRefDate: '2026-11-17' })),
        ['Датата на външния номер трябва да е 18.11.2026 г.'],
      ],
      [
        'another day of receipt',
        done((at) => ({ dateReceived: at.noon(-1) })),
        ['Датата на получаване трябва да е 20.11.2026 г.'],
      ],
      ['too few sheets', done(() => ({ sheetsCount: 2 })), ['Броят на листата трябва да е 3.']],
      ['another kind', done(() => ({ documentTypeId: 40 })), ['Видът на документа трябва да е „Молба“.']],
      [
        'about something else',
        done(() => ({ subjectDescription: 'Молба за отпуск' })),
        ['В „Относно“ трябва да се споменават „Молба“, „проверка“ и „електромер“.'],
      ],
      [
        'annulled',
        async (at) => at.annul(await at.register(letter(at))),
        ['Няма нов регистриран документ.', 'Анулираният документ не се брои.'],
      ],
      ['a draft alone', (at) => at.enter(letter(at)), ['Няма нов регистриран документ.']],
    ],
  })

  test('in another case file, or twice, it is reported which', async () => {
    const elsewhere = await tryExercise(
      made,
      done((at) => ({ caseFileGuid: caseOf(at, 1).guid })),
    )
    expect(elsewhere.sentences).toEqual([`Документът трябва да е в преписка № ${caseOf(made.here, 0).number}.`])
    const twice = await tryExercise(made, async (at) => {
      await at.register(letter(at))
      await at.register(letter(at))
    })
    expect(twice.sentences.join()).toMatch(/^Има 2 нови документа \(„[^„“]+“ и „[^„“]+“\), а трябва да е само един\.$/)
  })
})

describe('an outgoing answer with its file', () => {
  let made: Authored
  const answer = (at: Trainee, given: Given = {}): Given => ({
    documentDirectionId: 3,
    receivedViaId: null,
    sentViaId: 3,
    externalRefNumber: '',
    externalRefDate: null,
    sheetsCount: null,
    addressedToDepartmentId: null,
    subjectDescription: 'Отговор по искане за становище',
    signedByPersonId: at.personOf('sdimitrova'),
    parentDocumentGuid: caseOf(at, 0).rootDocumentGuid,
    caseFileGuid: caseOf(at, 0).guid,
    correspondentIds: [idBy(at, right), OTHER],
    ...given,
  })
  const written = async (at: Trainee, given: Given = {}, name = 'Отговор.pdf') => {
    const documentGuid = await at.enter(answer(at, given))
    const body = new FormData()
    body.append('file', new File(['%PDF-1.7'], name, { type: 'application/pdf' }))
    body.append('kindId', '1')
    body.append('isPublic', 'false')
    if (name) await at.sendRequest(documents.uploadFile, { query: { documentGuid, description: '' }, body })
    await at.sendRequest(documents.registerDocument, { query: { docGuid: documentGuid } })
    return documentGuid
  }
  const done =
    (given: (at: Trainee) => Given = () => ({}), name?: string): ExercisePath =>
    (at) =>
      written(at, given(at), name)
  beforeAll(async () => {
    made = await writeExercise('mpetrova', companies, (at) => written(at))
  })
  test('its addressees are checked with the right plural, and it answers the letter', () => {
    const sentences = sentencesIn(made.exercise)
    expect(sentences.join('\n')).toMatch(
      /Адресатите трябва да са точно „Изток Сервиз“ \(ЕИК 200999005\) и „[^„“]+“ \(ЕИК \d+\)\./,
    )
    expect(sentences).toContain('Документът трябва да е изходящ.')
    expect(sentences).toContain('Документът трябва да има прикачен файл.')
    expect(sentences).toContain(`Документът трябва да е в преписка № ${caseOf(made.here, 0).number}.`)
    expect(sentences.join('\n')).toMatch(/Документът трябва да е отговор на № [\p{L}\d-]+-\d\d\.\d\d\.\d{4}\./u)
  })

  expectWays(() => made, {
    right: [
      ['as recorded', done()],
      ['with a file of another name', done(undefined, 'писмо (2).pdf')],
    ],
    wrong: [
      ['without a file', done(undefined, ''), ['Документът трябва да има прикачен файл.']],
      [
        'by another way',
        done(() => ({ sentViaId: 2 })),
        [expect.stringMatching(/^Начинът на изпращане трябва да е „/)],
      ],
      [
        'to one of two',
        done((at) => ({ correspondentIds: [idBy(at, right)] })),
        [expect.stringMatching(/^Адресатите трябва да са точно/)],
      ],
      [
        'to the company of the same name',
        done((at) => ({ correspondentIds: [idBy(at, namesake), OTHER] })),
        [expect.stringMatching(/^Адресатите трябва да са точно/)],
      ],
      [
        'to be signed by another',
        done((at) => ({ signedByPersonId: at.personOf('dradeva') })),
        ['Документът трябва да е за подпис от „Силвия Ангелова Димитрова“.'],
      ],
      [
        'in answer to nothing',
        done(() => ({ parentDocumentGuid: null })),
        [expect.stringMatching(/^Документът трябва да е отговор на № /)],
      ],
      [
        'incoming',
        done(() => ({ documentDirectionId: 1, receivedViaId: 2, sentViaId: null, addressedToDepartmentId: 11 })),
        ['Документът трябва да е изходящ.', expect.stringMatching(/^Начинът на изпращане трябва да е „/)],
      ],
    ],
  })
})
