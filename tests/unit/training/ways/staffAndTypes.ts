import { measuringDevices } from '../../../../src/contract/devices.ts'
import type { LeaveApplication } from '../../../../src/contract/shapes/staff.ts'
import { leaveApplications } from '../../../../src/contract/staff.ts'
import { doNothing, type Trainee, type Ways } from '../trainee.ts'
import { type Miss, misses } from './misses.ts'

const apply = async (at: Trainee, given: Partial<LeaveApplication> = {}, isSubmitted = true) => {
  const body: LeaveApplication = {
    id: 0,
    number: '',
    date: null,
    positionName: '',
    departmentName: '',
    authorId: null,
    note: '',
    step: 'draft',
    performers: [],
    history: [],
    orderNumber: '',
    orderDate: null,
    person: { id: at.personOf('rtodorova'), name: '' },
    substitute: { id: at.personOf('up.business.trips'), name: '' },
    kind: 'annual',
    fromDate: at.workingDay(45),
    toDate: at.workingDay(45),
    days: null,
    forYear: Number(at.workingDay(45).slice(0, 4)),
    plannedToDate: null,
    fileCount: null,
    ...given,
  }
  const { id } = await at.sendRequest(leaveApplications.insert, { body })
  if (isSubmitted) await at.sendRequest(leaveApplications.move, { body: { id, move: 'submit', comment: '' } })
  return id
}

const cancelLeave = (at: Trainee, id: number) =>
  at.sendRequest(leaveApplications.move, { body: { id, move: 'cancel', comment: 'Сгрешено заявление' } })

const enterType = async (at: Trainee, given: object = {}, isRegistered = true) => {
  const known = at.db.approvedTypes.all().find(({ isDraft }) => !isDraft)
  const { id: _, ...body } = await at.sendRequest(measuringDevices.byId, { query: { id: known?.guid ?? '' } })
  const draft = await at.sendRequest(measuringDevices.insert, {
    query: {},
    body: {
      ...body,
      measuringType: 'УЧ-100',
      certificateNumber: 'BG-УЧ.100',
      certificateDate: at.day(0),
      validUntil: at.day(3652),
      holder: { id: at.id('applicant'), name: '' },
      ...given,
    },
  })
  if (isRegistered) await at.sendRequest(measuringDevices.register, { query: { id: draft.id } })
  return draft
}

export const waysOfStaffAndTypes: Readonly<Record<string, Ways>> = {
  'leave-with-substitute': {
    isFresh: true,
    right: (at) => apply(at),
    repaired: [
      [
        'another substitute, cancelled and applied anew',
        async (at) => {
          await cancelLeave(at, await apply(at, { substitute: { id: at.personOf('tzhekova'), name: '' } }))
          await apply(at)
        },
      ],
      [
        'another day, cancelled and applied anew',
        async (at) => {
          await cancelLeave(at, await apply(at, { fromDate: '2027-01-27', toDate: '2027-01-27' }))
          await apply(at)
        },
      ],
    ],
    wrong: [
      ['nothing', doNothing, /Няма ново подадено заявление/],
      ['a draft', (at) => apply(at, {}, false), /Черновата не стига/],
      ['cancelled', async (at) => cancelLeave(at, await apply(at)), /Няма ново подадено заявление/],
      ...misses(apply)(
        ['two days', { toDate: '2027-01-29' }, /за един ден/],
        ['a day later', { fromDate: '2027-01-29', toDate: '2027-01-29' }, /28\.01\.2027 г\./],
        ['a day before', { fromDate: '2027-01-27', toDate: '2027-01-27' }, /28\.01\.2027 г\./],
        ['a year later', { fromDate: '2028-01-28', toDate: '2028-01-28' }, /28\.01\.2027 г\./],
        ['unpaid', { kind: 'unpaid', note: 'Лични причини' }, /„Платен годишен отпуск“/],
      ),
      ...(['tzhekova', 'up.manager'] as const).map(
        (who): Miss => [
          `${who} as substitute`,
          (at) => apply(at, { substitute: { id: at.personOf(who), name: '' } }),
          /Заместникът/,
        ],
      ),
      ['for somebody else', (at) => apply(at, { person: { id: at.personOf('up.manager'), name: '' } }), /на Ваше име/],
      [
        'twice',
        async (at) => {
          await apply(at)
          await apply(at, { fromDate: '2027-01-29', toDate: '2027-01-29' })
        },
        /повече от едно ново заявление/,
      ],
    ],
  },
  'type-to-certificate': {
    isFresh: true,
    right: (at) => enterType(at),
    repaired: [
      [
        'a draft with another certificate, corrected and entered',
        async (at) => {
          const draft = await enterType(at, { certificateNumber: 'BG-26.11.1' }, false)
          await at.sendRequest(measuringDevices.update, { body: { ...draft, certificateNumber: 'BG-УЧ.100' } })
          await at.sendRequest(measuringDevices.register, { query: { id: draft.id } })
        },
      ],
    ],
    wrong: [
      ['nothing', doNothing, /Няма нов тип „УЧ-100“, който е вписан/],
      ['a draft', (at) => enterType(at, {}, false), /Черновата не стига/],
      ...misses(enterType)(
        ['another designation', { measuringType: 'УЧ-10' }, /„УЧ-100“/],
        ['something else', { measuringType: 'АБ-100' }, /„УЧ-100“/],
        ['a certificate of yesterday', { certificateDate: '2026-11-19' }, /днешна дата/],
        ['a certificate of last year', { certificateDate: '2025-11-20', validUntil: '2035-11-19' }, /днешна дата/],
        ['another certificate', { certificateNumber: 'BG-26.11.1' }, /Номерът на удостоверението/],
        ['a short validity', { validUntil: '2027-11-19' }, /Валидността/],
        ['a day longer', { validUntil: '2036-11-20' }, /Валидността/],
        ['a year shorter', { validUntil: '2035-11-19' }, /Валидността/],
        ['another applicant', { holder: { id: 1, name: '' } }, /Заявителят/],
      ),
      [
        'twice',
        async (at) => {
          await enterType(at)
          await enterType(at, { certificateNumber: 'BG-УЧ.101', measuringType: 'УЧ-101' })
        },
        /повече от един нов тип/,
      ],
    ],
  },
}
