import { to } from '../../../../routes/to.ts'
import {
  atLeast,
  atMost,
  changed,
  contains,
  day,
  empty,
  exercise,
  filled,
  find,
  includes,
  is,
  of,
  part,
} from './words.ts'

const { list: leaves } = to.staff.leaveApplications
const { list: cars } = to.vehicles
const { list: types } = to.rtsi.measuringDevices

export const leaveWithSubstitute = exercise({
  id: 'leave-with-substitute',
  title: 'Отпуск със заместник',
  module: 'Персонал',
  minutes: 6,
  who: 'rtodorova',
  start: leaves(),
  story: [
    'Искате платен годишен отпуск за един ден: първия работен ден след 60 дни. Замества Ви Ивелина Кръстева.',
    'Подайте заявлението. Черновата не стига: докато не е подадено, никой не го вижда.',
  ],
  hints: [
    'В модул Персонал отворете „Отпуски“ и натиснете „Ново заявление“. Видът е „Платен годишен отпуск“.',
    'Изберете Ивелина Кръстева за заместник, запазете и натиснете „Подай за съгласуване“.',
    'Ако за деня вече имате отпуск, вземете следващия работен ден.',
  ],
  prepare: [],
  assertions: [
    {
      text: 'Заявлението е подадено',
      kind: 'leave',
      since: 'new',
      find: [is('person', { me: 'name' })],
      points: 2,
      missing: 'Няма ново заявление за отпуск на Ваше име.',
      parts: [
        part(2, 'Заявлението е още чернова. Подайте го.', filled('number')),
        part(2, 'Заместникът не е Ивелина Кръстева.', contains('substitute', 'Кръстева')),
        part(1, 'Видът не е „Платен годишен отпуск“.', is('kind', 'Платен годишен отпуск')),
        part(1, 'Отпускът не е на първия работен ден след 60 дни.', atLeast('from', day(60)), atMost('from', day(70))),
        part(1, 'Отпускът не е за един ден.', is('days', 1)),
      ],
    },
  ],
})

const fleet = 'pvasilev'
const aCar = find(
  'car',
  'vehicle',
  is('status', 'В експлоатация'),
  filled('liabilityUntil'),
  atLeast('liabilityUntil', day(0)),
)

export const carPolicy = exercise({
  id: 'car-policy',
  title: 'Нова полица за автомобил',
  module: 'Автопарк',
  minutes: 7,
  who: fleet,
  start: cars(),
  story: [
    'Подновена е гражданската отговорност на {car.make} {car.model} с рег. № {car.number}. Новата полица е № BG/22/126000001 от „Армеец“, за една година, от деня след края на сегашната.',
    'Въведете я при автомобила.',
  ],
  hints: [
    'Отворете {car.number} в „Автомобили“ и раздела със застраховките.',
    'Видът е „Гражданска отговорност“. Началото е денят след края на сегашната полица, краят е година по-късно.',
    'Две полици от един вид не могат да важат в един и същи ден; програмата отказва, ако началото е по-рано.',
  ],
  prepare: [aCar],
  assertions: [
    {
      text: 'Полицата е въведена при автомобила',
      kind: 'policy',
      since: 'new',
      find: [is('vehicle', of('car', 'number'))],
      points: 2,
      missing: 'При този автомобил няма нова полица.',
      parts: [
        part(2, 'Видът на полицата не е „Гражданска отговорност“.', is('kind', 'Гражданска отговорност')),
        part(1, 'Номерът на полицата трябва да е BG/22/126000001.', is('number', 'BG/22/126000001')),
        part(1, 'Застрахователят не е „Армеец“.', contains('insurer', 'Армеец')),
        part(1, 'Полицата не започва в деня след края на сегашната.', filled('isRenewal')),
        part(1, 'Полицата не е за една година.', atLeast('days', 365), atMost('days', 366)),
      ],
    },
    {
      text: 'Автомобилът е застрахован за година напред',
      kind: 'vehicle',
      find: [is('number', of('car', 'number')), changed('liabilityUntil'), atLeast('liabilityUntil', day(364))],
      points: 2,
      missing: 'Гражданската отговорност на автомобила не стига за година напред.',
    },
  ],
})

export const fuel = exercise({
  id: 'fuel',
  title: 'Зареждане с гориво',
  module: 'Автопарк',
  minutes: 5,
  who: fleet,
  start: to.vehicles.fuelExpenses(),
  story: [
    'Днес автомобилът {car.make} {car.model} с рег. № {car.number} е зареден с 20,00 литра на обща стойност 27,00 €. Километрите са с 250 повече, отколкото при последното зареждане.',
    'Въведете зареждането.',
  ],
  hints: [
    'В модул Автопарк отворете „Гориво“ и започнете ново зареждане. Изберете {car.number}.',
    'Последните километри се виждат при автомобила. Прибавете 250.',
    'Ако разходът се отклонява от нормата, програмата иска обяснение; напишете го.',
  ],
  prepare: [aCar],
  assertions: [
    {
      text: 'Зареждането е въведено',
      kind: 'fuel',
      since: 'new',
      find: [is('vehicle', of('car', 'number'))],
      points: 2,
      missing: 'За този автомобил няма ново зареждане.',
      parts: [
        part(2, 'Количеството не е 20 литра.', is('quantity', 20)),
        part(1, 'Стойността не е 27,00 €.', is('amount', '27.00')),
        part(1, 'Зареждането не е с днешна дата.', is('date', day(0))),
        part(1, 'Километрите не са с 250 повече, отколкото при последното зареждане.', is('sincePrevious', 250)),
      ],
    },
  ],
})

export const typeToCertificate = exercise({
  id: 'type-to-certificate',
  title: 'Одобрен тип: от заявление до удостоверение',
  module: 'Регистър на средствата за измерване',
  minutes: 15,
  who: 'ggeorgiev',
  start: types(),
  story: [
    'Одобрен е нов тип с обозначение „УЧ-100“. Заявител е {applicant.name}, удостоверението е № BG-УЧ.100 с днешна дата, валидно десет години.',
    'Въведете типа и го впишете в регистъра. Каквото не е казано тук, попълнете по свой избор.',
  ],
  hints: [
    'Отворете „Одобрени типове средства за измерване“ и започнете нов тип. Обозначението се пише в „Тип (модел)“.',
    'Запишете черновата. Преди вписването програмата казва всичко, което липсва.',
    'После натиснете „Впиши“: типът получава номер и повече не се променя.',
  ],
  prepare: [find('applicant', 'correspondent', filled('isLegalEntity'), filled('isActive'))],
  assertions: [
    {
      text: 'Типът е вписан в регистъра',
      kind: 'approvedType',
      since: 'new',
      find: [contains('designation', 'УЧ-100')],
      points: 2,
      missing: 'Няма нов тип с обозначение „УЧ-100“.',
      parts: [
        part(3, 'Типът е още чернова. Впишете го.', empty('isDraft'), filled('entryNumber')),
        part(2, 'Номерът на удостоверението трябва да е BG-УЧ.100.', is('certificate', 'BG-УЧ.100')),
        part(1, 'Удостоверението не е с днешна дата.', is('certificateDate', day(0))),
        part(1, 'Заявителят не е този от задачата.', is('holder', of('applicant', 'name'))),
        part(1, 'Валидността не е десет години.', atLeast('validUntil', day(3640)), atMost('validUntil', day(3660))),
      ],
    },
  ],
})

export const groupInspection = exercise({
  id: 'group-inspection',
  title: 'Групова проверка',
  module: 'Проверки',
  minutes: 10,
  who: 'hstoychev',
  start: to.groupInspections.list(),
  story: [
    'Предстои групова проверка „Везни на пазарите“. Тя започва през следващите десет дни и продължава две седмици. Участват регионалните отдели в София и в Пловдив.',
    'Създайте проверката и я планирайте.',
  ],
  hints: [
    'Отворете „Групови проверки“ и започнете нова проверка. Наименованието е „Везни на пазарите“.',
    'В плана добавете ред за всеки от двата отдела, с поне една проверка.',
    'Запазете и натиснете „Планирай“.',
  ],
  prepare: [],
  assertions: [
    {
      text: 'Груповата проверка е създадена',
      kind: 'groupInspection',
      since: 'new',
      find: [contains('name', 'Везни на пазарите')],
      points: 2,
      missing: 'Няма нова групова проверка „Везни на пазарите“.',
      parts: [
        part(2, 'Отделът в София не участва.', includes('departments', 'Регионален отдел – София')),
        part(2, 'Отделът в Пловдив не участва.', includes('departments', 'Регионален отдел – Пловдив')),
        part(1, 'Началото не е в следващите десет дни.', atLeast('from', day(1)), atMost('from', day(10))),
        part(1, 'Проверката не продължава две седмици.', atLeast('days', 12), atMost('days', 14)),
        part(1, 'Проверката е още чернова. Планирайте я.', is('status', 'Планирана')),
      ],
    },
  ],
})

export const inspectionWithDevice = exercise({
  id: 'inspection-with-device',
  title: 'Проверка с уред',
  module: 'Проверки',
  minutes: 10,
  who: 'tmarinov',
  start: to.inspections.list(),
  story: [
    'На проверка при {site.name} сте видели една везна с идентификационен номер 26-УЧ-001 и знак за проверка с изтекъл срок.',
    'Въведете проверката: Вие сте в екипа, а везната се вписва като неотговаряща, с нарушението при нея.',
  ],
  hints: [
    'Отворете „Проверки“ и започнете нова проверка. Проверяваното лице е {site.name}.',
    'Добавете себе си в екипа.',
    'Везната се добавя в средствата за измерване: категорията е „Везни с неавтоматично действие“, „Сериен №“ е 26-УЧ-001, „Съответства“ е „Не“, а в „Нарушение“ опишете, че знакът за проверка е с изтекъл срок.',
  ],
  prepare: [find('site', 'correspondent', filled('isLegalEntity'), filled('isActive'))],
  assertions: [
    {
      text: 'Проверката е въведена',
      kind: 'inspection',
      since: 'new',
      find: [is('inspected', of('site', 'name'))],
      points: 2,
      missing: 'Няма нова проверка при това лице.',
      parts: [
        part(1, 'Вие не сте в екипа на проверката.', includes('inspectors', { me: 'name' })),
        part(2, 'Везната 26-УЧ-001 не е сред проверените средства.', includes('devices', '26-УЧ-001')),
        part(2, 'Везната не е отбелязана като неотговаряща.', includes('nonConforming', '26-УЧ-001')),
        part(1, 'При везната не е записано нарушението: знак с изтекъл срок.', contains('violations', 'знак')),
      ],
    },
  ],
})
