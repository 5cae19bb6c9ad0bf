import { documentPaper } from '../../fixtures/papers/documentPaper.ts'
import { complaintTypeIds } from '../../fixtures/scenarios.ts'
import { paperFactsOf } from '../../mocks/documents/paperFacts.ts'
import type { MockDatabase } from '../../mocks/engine/mockDatabase.ts'
import { Direction } from '../../src/contract/enumerations.ts'
import { type AuditCheck, describeMatching } from './auditCheck.ts'
import type { Life } from './life.ts'

type Row = Life['registered'][number]
const words = ({ id, number, subject }: Row) => `document ${id} ${number}: ${subject}`

/** Returns all texts in a nested structure of blocks, in order. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : []
const textOf = (db: MockDatabase, row: Row): string =>
  textsIn(documentPaper(paperFactsOf(db, row), null).blocks).join(' ')
const papersThat = (
  { db, registered }: Life,
  typeIds: readonly number[],
  isWrong: (text: string, row: Row) => boolean,
): string[] =>
  describeMatching(
    registered.filter(({ typeId }) => typeIds.includes(typeId)),
    (row) => isWrong(textOf(db, row), row),
    words,
  )
const rootOf = (db: MockDatabase, { caseFileGuid }: Row): Row | undefined =>
  db.documents.get(db.caseFiles.get(caseFileGuid ?? '')?.rootDocumentGuid)
const isOfSubject = ({ subject }: Row, pattern: RegExp): readonly string[] => pattern.exec(subject)?.slice(1) ?? []
const LETTERS = [10, 11, 12, 13, 14, 15, 16, 17, 18, 30, 31, 32, 40, 41, 63]
const NOTES = [45, 46, 47, 48]

export const paperChecks: readonly AuditCheck[] = [
  [
    'which paper speaks of what is enclosed though nothing is',
    (life) =>
      papersThat(
        life,
        LETTERS,
        (text, { guid, directionId }) =>
          directionId === Direction.INCOMING &&
          life.db.attachedFiles.by('documentGuid', guid).length < 2 &&
          /[Пп]рилагам|[Пп]риложено|в приложените|ведно с/.test(text),
      ),
  ],
  [
    'which statement of figures is of other years than its subject',
    (life) =>
      papersThat(life, [48], (text, row) => {
        const [from = '', to = ''] = isOfSubject(row, /за периода (\d{4})–(\d{4})/)
        return (
          from !== '' &&
          !(text.includes(` ${from} `) && text.includes(` ${to} `) && !text.includes(` ${Number(to) + 1} `))
        )
      }),
  ],
  [
    'which contract is about the firm itself',
    (life) => papersThat(life, [52], (text) => /да извърши: (?:със? )?[„«]/.test(text)),
  ],
  [
    'which order of the staff does not say who and when',
    (life) =>
      papersThat(life, [43, 44], (text, row) => {
        const [person = ''] = isOfSubject(row, / на (\p{Lu}[\p{L}-]+ \p{Lu}[\p{L}-]+)/u)
        const ordered = text.slice(text.indexOf('НАРЕЖДАМ'))
        return (
          person === '' ||
          !ordered.includes(person) ||
          (!/\d{2}\.\d{2}\.\d{4}/.test(ordered) && !ordered.includes('считано от'))
        )
      }),
  ],
  [
    'which act or penal decree names no offender',
    (life) => papersThat(life, [61, 62], (text) => !/Нарушител:\s+\S.*(?:ЕИК: |[Аа]дрес)/.test(text)),
  ],
  [
    'which decision on access to information goes by another law',
    (life) =>
      papersThat(
        life,
        [21, 22],
        (text, row) =>
          rootOf(life.db, row)?.typeId === 18 && !text.includes('Закона за достъп до обществена информация'),
      ),
  ],
  [
    'which decision on a complaint, signal or proposal speaks of an application',
    (life) =>
      papersThat(
        life,
        [21, 22],
        (text, row) => complaintTypeIds.includes(rootOf(life.db, row)?.typeId ?? 0) && / по заявление /.test(text),
      ),
  ],
  [
    'which decision says that a fee is paid that is not',
    (life) =>
      papersThat(life, [21, 22], (text, row) => {
        const root = rootOf(life.db, row)
        const fees = root ? life.db.obligations.by('documentGuid', root.guid) : []
        return (
          text.includes('такса е внесена') &&
          !fees.some(({ guid }) => life.db.payments.by('obligationGuid', guid).length > 0)
        )
      }),
  ],
  [
    'which refusal says that directions were received though none were given',
    (life) =>
      papersThat(
        life,
        [22],
        (text, row) =>
          text.includes('Указанията са получени') &&
          !life.db.documents.by('caseFileGuid', row.caseFileGuid).some(({ typeId }) => typeId === 23),
      ),
  ],
  [
    'which note inside tells of a sender outside though there is none',
    (life) =>
      papersThat(
        life,
        NOTES,
        (text, row) =>
          rootOf(life.db, row)?.directionId !== Direction.INCOMING && /подател|постъпило искане/.test(text),
      ),
  ],
]
