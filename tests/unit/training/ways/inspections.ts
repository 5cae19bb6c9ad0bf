import { groupedInspections, inspections } from '../../../../src/contract/inspections.ts'
import { doNothing, type Trainee, type Ways } from '../trainee.ts'
import { misses } from './misses.ts'

const SCALES = 'Везни с неавтоматично действие'

const planGroup = async (at: Trainee, given: object = {}, isPlanned = true) => {
  const known = await at.sendRequest(groupedInspections.byGuid, {
    query: { guid: at.db.groupedInspections.all()[0]?.guid ?? '' },
  })
  const made = await at.sendRequest(groupedInspections.insert, {
    body: {
      ...known,
      guid: '',
      number: '',
      statusId: 1,
      name: 'Везни на пазарите',
      categories: [SCALES],
      orderNumber: 'РД-09-126',
      orderDate: at.day(0),
      leader: { id: at.personOf('hstoychev'), name: '' },
      dateFrom: at.workingDay(5),
      dateTo: at.workingDay(14),
      summary: '',
      plan: planOf(61, 62),
      inspections: [],
      ...given,
    },
  })
  if (isPlanned) await at.sendRequest(groupedInspections.move, { body: { guid: made.guid, move: 'plan', comment: '' } })
  return made.guid
}

const planOf = (...departmentIds: number[]) =>
  departmentIds.map((departmentId) => ({ departmentId, departmentName: '', count: 1 }))

const annulGroup = (at: Trainee, guid: string) =>
  at.sendRequest(groupedInspections.move, { body: { guid, move: 'annul', comment: 'Сгрешена проверка' } })

const devicesOf = (at: Trainee, device: object | null) => {
  const like = at.db.inspections.all().find(({ devices }) => devices.length > 0)?.devices[0]
  return device && like ? [{ ...like, serialNumber: '26-УЧ-001', category: SCALES, ...device }] : []
}

const inspect = async (at: Trainee, device: object | null, given: object = {}) => {
  const planned = at.db.inspections.all().find((row) => row.statusId === 2 && row.groupedInspectionGuid === null)
  const known = await at.sendRequest(inspections.byGuid, { query: { guid: planned?.guid ?? '' } })
  const devices = devicesOf(at, device)
  return at.sendRequest(inspections.insert, {
    body: {
      ...known,
      guid: '',
      number: '',
      statusId: 1,
      groupedInspection: null,
      team: [{ id: at.personOf('tmarinov'), name: '' }],
      inspectedPerson: { id: at.id('site'), name: '' },
      devices,
      startsAt: `${at.day(0)}T09:00`,
      endsAt: null,
      ...given,
    },
  })
}

const broken = { isConforming: false, violation: 'Знакът за проверка е с изтекъл срок', measure: 'Спряна от употреба' }

export const waysOfInspections: Readonly<Record<string, Ways>> = {
  'group-inspection': {
    isFresh: true,
    right: (at) => planGroup(at),
    repaired: [
      [
        'without Plovdiv, annulled and planned anew',
        async (at) => {
          await annulGroup(at, await planGroup(at, { plan: planOf(61) }))
          await planGroup(at)
        },
      ],
      [
        'planned twice, the second annulled',
        async (at) => {
          await planGroup(at)
          await annulGroup(at, await planGroup(at))
        },
      ],
    ],
    wrong: [
      ['nothing', doNothing, /Няма нова групова проверка/],
      ['a draft', (at) => planGroup(at, {}, false), /не е планирана/],
      ['annulled', async (at) => annulGroup(at, await planGroup(at)), /Няма нова групова проверка/],
      ...misses(planGroup)(
        ['without Plovdiv', { plan: planOf(61) }, /Пловдив/],
        ['without Sofia', { plan: planOf(62) }, /София/],
        ['with a third department', { plan: planOf(61, 62, 63) }, /и друг отдел/],
        ['of water meters', { categories: ['Водомери'] }, /Категорията/],
        ['of two categories', { categories: [SCALES, 'Водомери'] }, /Категорията/],
        ['a month', { dateTo: '2026-12-23' }, /Краят трябва да е 10\.12\.2026 г\./],
        ['a day later', { dateFrom: '2026-11-28' }, /Началото трябва да е 27\.11\.2026 г\./],
        ['in another year', { dateFrom: '2027-11-27', dateTo: '2027-12-10' }, /Началото/],
        ['of another order', { orderNumber: 'РД-09-162' }, /Номерът на заповедта/],
        ['of an old order', { orderDate: '2025-11-20' }, /Заповедта/],
        ['of another name', { name: 'Везни в магазините' }, /Наименованието/],
      ),
      ['led by another', (at) => planGroup(at, { leader: { id: at.personOf('tmarinov'), name: '' } }), /Ръководител/],
      [
        'twice',
        async (at) => {
          await planGroup(at)
          await planGroup(at)
        },
        /повече от една групова проверка/,
      ],
    ],
  },
  'inspection-with-device': {
    isFresh: true,
    right: (at) => inspect(at, broken),
    repaired: [
      [
        'without the device, corrected',
        async (at) => {
          const made = await inspect(at, null)
          const row = await at.sendRequest(inspections.byGuid, { query: { guid: made.guid } })
          const [like] = devicesOf(at, broken)
          await at.sendRequest(inspections.update, { body: { ...row, devices: like ? [like] : [] } })
        },
      ],
    ],
    wrong: [
      ['nothing', doNothing, /Няма нова проверка/],
      ['without the device', (at) => inspect(at, null), /не е сред проверените/],
      ...misses((at, device) => inspect(at, { ...broken, ...device }))(
        ['another violation', { violation: 'Счупена пломба' }, /нарушението/],
        ['an old device', { violation: 'Проверена е стара везна' }, /нарушението/],
        ['a denied violation', { violation: 'Знакът не е изтекъл' }, /нарушението/],
        ['a device in order', { isConforming: true, violation: '', measure: '' }, /като неотговаряща/],
        ['not said whether it conforms', { isConforming: null }, /като неотговаряща/],
        ['another number', { serialNumber: '26-УЧ-010' }, /26-УЧ-001/],
        ['another category', { category: 'Водомери' }, /Категорията/],
      ),
      ...misses((at, given) => inspect(at, broken, given))(
        ['yesterday', { startsAt: '2026-11-19T09:00' }, /днешна дата/],
        ['a year ago', { startsAt: '2025-11-20T09:00' }, /днешна дата/],
        ['of another person', { inspectedPerson: { id: 1, name: '' } }, /Няма нова проверка/],
      ),
      [
        'by a colleague',
        (at) => inspect(at, broken, { team: [{ id: at.personOf('skaragyozov'), name: '' }] }),
        /не сте в екипа/,
      ],
      [
        'twice',
        async (at) => {
          await inspect(at, broken)
          await inspect(at, broken)
        },
        /повече от една нова проверка/,
      ],
    ],
  },
}
