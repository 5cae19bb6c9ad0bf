import { expect, test } from 'vitest'
import { Direction, DocumentStatus as S } from '../../../src/contract/enumerations.ts'
import type { Inspection } from '../../../src/contract/shapes/inspections.ts'
import type { StaffKind, StaffStep } from '../../../src/contract/shapes/staff.ts'
import { documentActions } from '../../../src/rules/documents/documentActions.ts'
import { type DocumentFacts, documentFacts } from '../../../src/rules/documents/documentFacts.ts'
import { noPermissions, type Permission } from '../../../src/rules/documents/documentPermissions.ts'
import { documentSteps } from '../../../src/rules/documents/documentSteps.ts'
import type { Inspector } from '../../../src/rules/inspections/inspectionMoves.ts'
import { inspectionSteps, missingField, moveSteps } from '../../../src/rules/inspections/inspectionSteps.ts'
import { nextStep } from '../../../src/rules/nextStep.ts'
import { type StaffMember, staffSteps } from '../../../src/rules/staff/mayMoveStaff.ts'
import { device, found, one } from './inspectionSamples.ts'

const { INCOMING, INTERNAL, OUTGOING } = Direction

const onDocument = (
  direction: Direction,
  status: S,
  rights: readonly Permission[],
  given: Partial<DocumentFacts> = {},
) => {
  const facts = documentFacts({
    direction,
    status,
    isRegistered: status !== S.DRAFT && status !== S.FOR_SIGNATURE,
    hasType: true,
    hasSubject: true,
    receivedViaId: 2,
    sentViaId: 3,
    isAddressed: true,
    correspondentsCount: 1,
    addresseesCount: 1,
    filesCount: 1,
    hasSigner: true,
    tasksCount: 1,
    hasOutgoingInCase: true,
    ...given,
  })
  const permissions = { ...noPermissions, read: true, ...Object.fromEntries(rights.map((right) => [right, true])) }
  return nextStep(documentSteps(facts, documentActions(facts, permissions)))
}

test.each([
  ['the registry has a letter that came', INCOMING, S.DRAFT, ['register', 'edit'], {}, 'register'],
  ['… which lacks its sender', INCOMING, S.DRAFT, ['register'], { correspondentsCount: 0 }, null],
  ['who wrote it down and may not register', INCOMING, S.DRAFT, ['edit'], {}, null],
  ['a head sees a letter with its number', INCOMING, S.REGISTERED, ['resolve', 'assign', 'complete'], {}, 'resolve'],
  ['… and one sent to her for a resolution', INCOMING, S.FOR_RESOLUTION, ['resolve', 'assign'], {}, 'resolve'],
  ['the registry, meanwhile', INCOMING, S.REGISTERED, ['register', 'edit'], {}, null],
  [
    'a head whose people still work',
    INCOMING,
    S.IN_PROGRESS,
    ['resolve', 'complete'],
    { openTasks: ['За отговор'] },
    null,
  ],
  ['a head whose people are done', INCOMING, S.IN_PROGRESS, ['resolve', 'complete'], {}, 'complete'],
  ['who sent a letter', OUTGOING, S.SENT, ['complete'], { isSigned: true }, 'complete'],
  ['… which was refused', OUTGOING, S.SENT, ['complete'], { isSigned: true, openTasks: ['Отказана'] }, null],
  ['an expert of hers', INCOMING, S.IN_PROGRESS, ['files', 'comment'], {}, null],
  ['while it is suspended', INCOMING, S.SUSPENDED, ['resolve', 'complete'], {}, null],
  [
    'the accounts see an application',
    INCOMING,
    S.REGISTERED,
    ['obligations'],
    { isAdministrativeService: true },
    'charge',
  ],
  [
    '… whose fee is owed',
    INCOMING,
    S.IN_PROGRESS,
    ['obligations'],
    { obligationsCount: 1, unpaidObligations: 1 },
    'pay',
  ],
  [
    '… whose fee is paid',
    INCOMING,
    S.IN_PROGRESS,
    ['obligations'],
    { isAdministrativeService: true, obligationsCount: 1 },
    null,
  ],
  [
    'who may do all of it finishes it',
    INCOMING,
    S.IN_PROGRESS,
    ['obligations', 'complete'],
    { isAdministrativeService: true },
    'complete',
  ],
  [
    'who writes a letter that is signed first',
    OUTGOING,
    S.DRAFT,
    ['edit', 'register'],
    { needsSignature: true },
    'forSignature',
  ],
  [
    '… with colleagues who have to agree',
    OUTGOING,
    S.DRAFT,
    ['edit', 'register'],
    { openAgreements: 1 },
    'forAgreement',
  ],
  [
    '… and nobody chosen to sign after them',
    OUTGOING,
    S.DRAFT,
    ['edit', 'register'],
    { openAgreements: 1, hasSigner: false },
    'chooseSigner',
  ],
  ['the registry has a letter with no way chosen', OUTGOING, S.REGISTERED, ['send'], { sentViaId: null }, 'chooseWay'],
  ['… and with one', OUTGOING, S.REGISTERED, ['send'], {}, 'send'],
  ['… and without its file', OUTGOING, S.DRAFT, ['edit'], { needsSignature: true, filesCount: 0 }, null],
  ['… and without who signs', OUTGOING, S.DRAFT, ['edit'], { hasSigner: false }, 'chooseSigner'],
  ['… which she may attach', OUTGOING, S.DRAFT, ['edit', 'files', 'register'], { filesCount: 0 }, 'attach'],
  ['… and got back without it', OUTGOING, S.RETURNED, ['files'], { isRegistered: false, filesCount: 0 }, 'attach'],
  ['… once it waits to be signed', OUTGOING, S.FOR_SIGNATURE, ['files'], { filesCount: 0 }, null],
  ['a letter that came on paper alone', INCOMING, S.DRAFT, ['register', 'files'], { filesCount: 0 }, 'register'],
  [
    'who writes one that is registered first',
    OUTGOING,
    S.DRAFT,
    ['edit', 'register'],
    { registersBeforeSigning: true },
    'register',
  ],
  [
    '… and has registered it',
    OUTGOING,
    S.REGISTERED,
    ['edit', 'send'],
    { needsSignature: true, registersBeforeSigning: true },
    'forSignature',
  ],
  ['who got it back', OUTGOING, S.RETURNED, ['edit'], { isRegistered: false }, 'forSignature'],
  ['the signer', OUTGOING, S.FOR_SIGNATURE, ['sign'], {}, 'sign'],
  ['who waits for the signature', OUTGOING, S.FOR_SIGNATURE, ['edit', 'register', 'send'], {}, null],
  ['the registry has a signed letter', OUTGOING, S.SIGNED, ['register', 'send'], { isRegistered: false }, 'register'],
  ['… with its number', OUTGOING, S.SIGNED, ['register', 'send'], {}, 'send'],
  ['… and without an addressee', OUTGOING, S.REGISTERED, ['send', 'complete'], { addresseesCount: 0 }, null],
  ['… once it has left', OUTGOING, S.SENT, ['send', 'complete'], {}, 'complete'],
  ['a signed internal document', INTERNAL, S.SIGNED, ['register', 'complete'], {}, 'complete'],
  ['when all is over', INCOMING, S.COMPLETED, ['edit', 'complete', 'revert', 'annul'], {}, null],
  ['who may only read', INCOMING, S.DRAFT, [], {}, null],
] as const)('the next step of a document: %s', (_, direction, status, rights, given, expected) => {
  expect(onDocument(direction, status, rights, given)).toBe(expected)
})

const inspector: Inspector = { personId: 7, roles: ['INSPECTIONS_MANAGER'] }
const outsider: Inspector = { personId: 8, roles: ['INSPECTIONS_MANAGER'] }
const reader: Inspector = { personId: 7, roles: ['INSPECTIONS_READ'] }
const noFindings = { findings: '', resultId: null, endsAt: null }
test.each<[string, Partial<Inspection>, Inspector, string | null]>([
  ['a draft that lacks its site', { statusId: 1, siteName: '' }, inspector, 'fill'],
  ['a whole draft', { statusId: 1, ...noFindings, devices: [], protocol: null }, inspector, 'plan'],
  ['a planned one of one’s own', { statusId: 2, ...noFindings, protocol: null }, inspector, 'start'],
  ['a planned one of others', { statusId: 2 }, outsider, null],
  ['one just begun', { ...noFindings, devices: [], protocol: null }, inspector, 'fill'],
  ['a device that nobody has looked at', { devices: [device({ isConforming: null })] }, inspector, 'fill'],
  ['facts without a protocol', { protocol: null }, inspector, 'protocol'],
  ['a protocol, and facts that were taken out again', noFindings, inspector, 'fill'],
  ['one of which nothing is missing', {}, inspector, 'finish'],
  ['one just begun by others', { ...noFindings, protocol: null }, outsider, null],
  ['a closed one with everything in order', { statusId: 4 }, inspector, null],
  ['a closed one with what is wrong', { statusId: 4, devices: found.devices }, inspector, 'follow'],
  ['an annulled one', { statusId: 5, ...noFindings, protocol: null }, inspector, null],
  ['for who only reads', { statusId: 1 }, reader, null],
])('the next step of an inspection: %s', (_, change, me, expected) => {
  expect(nextStep(inspectionSteps({ ...one, team: [{ id: 7, name: '' }], ...change }, me, '2026-11-20'))).toBe(expected)
})

test('the step leads to the first missing value', () => {
  expect(missingField({ ...one, ...noFindings }, '2026-11-20')).toBe('endsAt')
  expect(missingField({ ...one, protocol: null }, '2026-11-20')).toBeNull()
  expect(missingField({ ...one, statusId: 4, findings: '' }, '2026-11-20')).toBeNull()
})

test.each([
  ['a draft of a campaign to come', 1, '2026-12-01', 'plan'],
  ['a planned campaign to come', 2, '2026-12-01', null],
  ['a planned campaign on its first day', 2, '2026-11-20', 'start'],
])('the next step of a group inspection: %s', (_, statusId, periodFrom, expected) => {
  const steps = moveSteps({ statusId, team: [{ id: 7 }], periodFrom }, inspector, '2026-11-20')
  expect(nextStep(steps)).toBe(expected)
})

const applicant: StaffMember = { personId: 5, roles: [] }
const head: StaffMember = { personId: 6, roles: [] }
const personnel: StaffMember = { personId: 9, roles: ['UP_MANAGER'] }
const onRoute = (kind: StaffKind, step: StaffStep, me: StaffMember, today = '2026-05-20') =>
  nextStep(
    staffSteps(
      kind,
      {
        id: 1,
        step,
        person: { id: 5, name: 'Гинка Попчева' },
        authorId: 5,
        performers: [{ step: 'agreement', title: 'Пряк ръководител', person: { id: 6, name: 'Иван Колев' } }],
        fromDate: '2026-06-01',
        toDate: '2026-06-05',
        kind: '',
      },
      me,
      today,
    ),
  )
test.each([
  ['who applies for a leave', 'leave', 'draft', applicant, 'submit'],
  ['… and got it back', 'leave', 'returned', applicant, 'submit'],
  ['… and waits', 'leave', 'agreement', applicant, null],
  ['who has to agree', 'leave', 'agreement', head, 'agree'],
  ['the personnel at the check', 'leave', 'check', personnel, 'confirm'],
  ['an approved leave that has not begun', 'leave', 'approved', personnel, null],
  ['a sick leave that came', 'sickLeave', 'draft', personnel, 'present'],
  ['a refused one', 'leave', 'refused', applicant, null],
] as const)('the next step of a staff record: %s', (_, kind, step, me, expected) => {
  expect(onRoute(kind, step, me)).toBe(expected)
})

test('a leave is closed once it has started', () => {
  expect(onRoute('leave', 'approved', personnel, '2026-06-02')).toBe('close')
})
