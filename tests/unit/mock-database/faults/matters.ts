import type { DocumentRow } from '../../../../mocks/documents/documentRows.ts'
import type { MockDatabase } from '../../../../mocks/engine/mockDatabase.ts'
import { Direction, DocumentStatus } from '../../../../src/contract/enumerations.ts'
import { assertFirst, at, change, changeAll, type Faults, NEVER, type SeedFault } from './seedFault.ts'

const ofType = (typeId: number, changes: Partial<DocumentRow>): SeedFault =>
  change(
    'documents',
    () => changes,
    (row) => row.typeId === typeId && row.number !== null,
  )
const subjectOf = (typeId: number, subject: string): SeedFault => ofType(typeId, { subject })
/**
 * Gives the first registered document another type and subject, because a small mock database does not contain every
 * type.
 */
const turned = (changes: Partial<DocumentRow>): SeedFault =>
  change(
    'documents',
    () => changes,
    (row) => row.typeId === 40 && row.number !== null,
  )
const ofGroup = (db: MockDatabase, groupId: number): number =>
  assertFirst(db.correspondents.all().filter((one) => one.correspondentGroupId === groupId)).id

export const faultsOfMatters: Faults = {
  'which meeting was or is to be on a day off': turned({
    subject: 'Покана за участие в работна среща на 15.11.2026 г.',
  }),
  'which invoice has another number than the one its sender gave': ofType(54, { externalRefNumber: '12' }),
  'which invoice is of another firm, or for something else, than its contract': (db) => {
    turned({
      typeId: 52,
      number: 'Д-900',
      subject: 'Договор с „Никой“ ООД за доставка на консумативи',
      dateRegistered: at('2026-05-05'),
    })(db)
    subjectOf(54, 'Фактура № 0000000001 за доставка на консумативи по договор № Д-900/2026')(db)
  },
  'two firms send invoices under the same contract': (db) => {
    const invoices = db.documents.all().filter(({ typeId }) => typeId === 54)
    const other = assertFirst(invoices.filter(({ correspondentIds: [id] }) => id !== invoices[0]?.correspondentIds[0]))
    db.put('documents', { ...other, subject: invoices[0]?.subject ?? '' })
  },
  'which maker asks for the approval or the first check of what a rival makes': (db) =>
    turned({
      typeId: 14,
      subject: 'Заявление за първоначална проверка на 2 бр. водомери, производство на Никой',
      correspondentIds: [ofGroup(db, 5)],
    })(db),
  'which quick service has the usual term or the usual priority': change(
    'documents',
    (): Partial<DocumentRow> => ({ serviceKindId: 2, priorityId: 1 }),
    ({ serviceKindId }) => serviceKindId === 1,
  ),
  'which order sends somebody on a trip that nobody made': turned({
    typeId: 44,
    subject: 'Заповед за командировка на Никой Никоев',
  }),
  'which order grants a leave that nobody has': turned({
    typeId: 43,
    subject: 'Заповед за платен годишен отпуск на Никой',
  }),
  'who was moved to a department and does not work there': turned({
    typeId: 43,
    subject: 'Заповед за преназначаване на Никой Никоев в отдел „Регистри“',
  }),
  'which order came after the trip or the leave that it allows had begun': turned({
    typeId: 44,
    subject: 'Заповед за командировка на Никой Никоев до гр. Ловеч на 03.02.2001 г.',
  }),
  'which subject names a department that there is not': turned({
    subject: 'Докладна записка за закупуване на консумативи за регионален отдел – Карнобат',
  }),
  'who asks for the check of devices that such a firm does not have': (db) =>
    ofType(15, {
      subject: 'Заявление за последваща проверка на 114 бр. апарати за кръвно налягане',
      correspondentIds: [ofGroup(db, 8)],
    })(db),
  'who complains of sums charged by a device that charges nobody at home': turned({
    typeId: 30,
    subject: 'Жалба срещу показанията на автоматична везна',
  }),
  'which protocol tells of an inspection that nobody made': turned({
    typeId: 50,
    subject: 'Констативен протокол от проверка на водомери в обект „Никъде“, гр. Никой',
  }),
  'which document was annulled as registered twice though it was registered once': turned({
    statusId: DocumentStatus.ANNULLED,
    statusReason: 'Регистриран погрешно втори път',
  }),
  'which act or penal decree is against nobody whom we know': turned({
    typeId: 61,
    subject: 'АУАН срещу Никой за използване на водомери',
  }),
  'which penal decree follows no act against the same offender': turned({
    typeId: 62,
    subject: 'Наказателно постановление срещу Никой по АУАН № АН-1/01.01.2026 г.',
  }),
  'which application or further paper came with nothing enclosed': change(
    'documents',
    () => ({ attachments: 0 }),
    ({ typeId }) => typeId === 10,
  ),
  'which letter has waited for weeks to be sent': change(
    'documents',
    () => ({ statusId: DocumentStatus.REGISTERED, dateRegistered: at(NEVER) }),
    ({ directionId, number }) => directionId === Direction.OUTGOING && number !== null,
  ),
}

const isIncoming = ({ directionId, number }: DocumentRow) => directionId === Direction.INCOMING && number !== null
const rootOf = (db: MockDatabase, row: DocumentRow) =>
  db.documents.get(db.caseFiles.get(row.caseFileGuid ?? '')?.rootDocumentGuid)
/** Changes the first registered document that fulfils a condition. */
const paper = (changes: Partial<DocumentRow>, is: (row: DocumentRow, db: MockDatabase) => boolean): SeedFault =>
  change(
    'documents',
    () => changes,
    (row, db) => row.number !== null && is(row, db),
  )

export const faultsOfPapers: Faults = {
  'which paper speaks of what is enclosed though nothing is': (db) => {
    // Changes a document so that its subject says that enclosures are attached, and removes them.
    const row = assertFirst(db.documents.all().filter((one) => isIncoming(one) && one.typeId === 40))
    db.put('documents', { ...row, subject: 'Писмо, към което прилагаме документи', attachments: 0 })
    for (const { guid } of db.attachedFiles.by('documentGuid', row.guid).slice(1)) db.remove('attachedFiles', guid)
  },
  'which statement of figures is of other years than its subject': paper(
    { typeId: 48, subject: 'Справка за извършените проверки за периода 2021–0000 г.' },
    ({ directionId }) => directionId === Direction.INTERNAL,
  ),
  'which contract is about the firm itself': paper(
    { typeId: 52, subject: 'Договор „Никой“ ООД' },
    ({ directionId }) => directionId === Direction.INTERNAL,
  ),
  'which order of the staff does not say who and when': paper(
    { typeId: 44, subject: 'Заповед за командировка до гр. Ловеч' },
    ({ directionId }) => directionId === Direction.INTERNAL,
  ),
  'which act or penal decree names no offender': paper(
    { typeId: 61, subject: 'АУАН за използване на водомер' },
    ({ directionId }) => directionId === Direction.INTERNAL,
  ),
  'which decision on access to information goes by another law': (db) => {
    const row = assertFirst(db.documents.all().filter((one) => one.typeId === 21 && one.number !== null))
    const root = rootOf(db, row)
    if (root) db.put('documents', { ...root, typeId: 18 })
  },
  'which decision on a complaint, signal or proposal speaks of an application': (db) => {
    const row = assertFirst(db.documents.all().filter((one) => one.typeId === 21 && /заявление/.test(one.subject)))
    const root = rootOf(db, row)
    if (root) db.put('documents', { ...root, typeId: 30 })
  },
  'which decision says that a fee is paid that is not': (db) => {
    changeAll(
      'documents',
      () => ({ typeId: 21 }),
      ({ typeId, number }) => typeId === 23 && number !== null,
    )(db)
    for (const { guid } of db.payments.all()) db.remove('payments', guid)
    changeAll('obligations', () => ({ amountCents: 0 }))(db)
  },
  'which refusal says that directions were received though none were given': paper(
    { typeId: 22 },
    (row, db) =>
      row.directionId === Direction.OUTGOING &&
      !db.documents.by('caseFileGuid', row.caseFileGuid).some(({ typeId }) => typeId === 23),
  ),
  'which note inside tells of a sender outside though there is none': paper(
    { typeId: 45, subject: 'Докладна записка относно консумативи на подателя' },
    (row, db) => row.directionId === Direction.INTERNAL && rootOf(db, row)?.directionId === Direction.INTERNAL,
  ),
}
