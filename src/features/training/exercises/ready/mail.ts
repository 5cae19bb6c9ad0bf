import { to } from '../../../../routes/to.ts'
import {
  arrival,
  atMost,
  excludes,
  exercise,
  filled,
  find,
  includes,
  is,
  isNot,
  of,
  part,
  says,
  unchanged,
} from './words.ts'

const module = 'Модул Документооборот'
const who = 'mpetrova'
const newMail = 'office@novata.example.bg'

export const correspondentCorrected = exercise({
  id: 'correspondent-corrected',
  title: 'Кореспондент с нова поща',
  module,
  minutes: 4,
  who,
  start: to.documentsFlow.correspondents(),
  story: [
    `{company.name} (ЕИК {company.identifier}) съобщава новия адрес на електронната си поща: ${newMail}. Старият, {company.mails}, не работи.`,
    'Поправете записа на дружеството, а другото в него оставете както е. Не създавайте нов.',
  ],
  hints: [
    'Потърсете дружеството в „Кореспонденти“ и отворете записа с „Редактирай“.',
    'Сменете адреса в реда на електронната поща и запазете. Нов ред не е нужен.',
  ],
  prepare: [
    find(
      'company',
      'correspondent',
      is('group', 'Търговски дружества'),
      filled('identifier'),
      filled('isActive'),
      is('mailCount', 1),
    ),
  ],
  assertions: [
    {
      text: 'Новата поща е в записа на дружеството',
      kind: 'correspondent',
      since: 'changed',
      find: [is('id', of('company', 'id'))],
      points: 1,
      missing: 'Записът на дружеството не е променен.',
      parts: [
        part(2, 'Новият адрес на електронната поща не е записан.', includes('mails', newMail)),
        part(1, 'В записа стои и друг адрес на електронна поща, а старият не работи.', atMost('mailCount', 1)),
        part(1, 'Името на дружеството е променено, а не трябва.', unchanged('name')),
        part(1, 'ЕИК на дружеството е променен, а не трябва.', unchanged('identifier')),
        part(1, 'Адресът на дружеството е променен, а не трябва.', unchanged('addresses')),
        part(1, 'Телефоните на дружеството са променени, а не трябва.', unchanged('phones')),
        part(1, 'Групата на дружеството е променена, а не трябва.', unchanged('group')),
        part(1, 'Представляващите на дружеството са променени, а не трябва.', unchanged('representatives')),
        part(1, 'Начинът за връчване е променен, а не трябва.', unchanged('sentVia')),
        part(1, 'Правната форма на дружеството е променена, а не трябва.', unchanged('legalForm')),
        part(1, 'Отбелязано е чуждестранно лице, а не трябва.', unchanged('isForeign')),
        part(1, 'Бележката за дружеството е променена, а не трябва.', unchanged('note')),
        part(1, 'Дружеството вече не е активен кореспондент.', filled('isActive')),
      ],
    },
    {
      text: 'Няма нов кореспондент',
      kind: 'correspondent',
      since: 'new',
      find: [],
      count: 0,
      points: 1,
      missing: 'Създаден е нов кореспондент.',
      more: 'Създаден е нов кореспондент, а трябваше да се поправи съществуващият. Изключете „Активен“ в новия запис.',
    },
    {
      text: 'Пощата не е записана при друг кореспондент',
      kind: 'correspondent',
      since: 'changed',
      find: [isNot('id', of('company', 'id')), includes('mails', newMail)],
      count: 0,
      points: 1,
      missing: 'Новият адрес е записан при друг кореспондент.',
      more: 'Новият адрес на пощата е записан при друг кореспондент.',
    },
  ],
})

const notOurs = 'Сигнал за нерегламентирано сметище край пътя'
const forInspectorate =
  'До Регионалната инспекция по околната среда и водите\n\nОт няколко дни край пътя се изхвърлят строителни отпадъци. Моля за проверка.\n\nС уважение'

export const rejectedMessage = exercise({
  id: 'rejected-message',
  title: 'Съобщение, което не е за нас',
  module,
  minutes: 4,
  who,
  start: to.documentsFlow.eDelivery(),
  story: [
    'По е-Връчване е дошло „{message.title}“ от {message.party}. То е за регионалната инспекция по околната среда и водите, а не за нас.',
    'Откажете го с причина, от която подателят да разбере, че документът е за друга администрация.',
  ],
  hints: [
    'Отворете „е-Връчване“ от менюто и намерете съобщението: списъкът показва само необработените.',
    'Докато не го отворите, от него не се вижда нищо. Натиснете „Отвори съобщението“: с това то се смята за връчено.',
    'Натиснете „Отхвърли“ и изберете причината, която казва, че документът е за друга администрация.',
  ],
  prepare: [
    arrival('edelivery', { message: { title: notOurs, body: forInspectorate } }),
    find('message', 'message', filled('isIncoming'), is('title', notOurs), is('status', 'Получено')),
  ],
  assertions: [
    {
      text: 'Съобщението е отказано с причина',
      kind: 'message',
      since: 'changed',
      find: [is('guid', of('message', 'guid')), is('status', 'Отказано')],
      points: 3,
      missing: 'Съобщението не е отказано.',
      parts: [
        part(
          2,
          'От причината не се разбира, че документът е за друга администрация.',
          says(
            'rejectReason',
            ...[
              'друга администрац',
              'друг орган',
              'не е от компетентн',
              'не сме компетентн',
              'околната среда',
              'риосв',
            ],
          ),
        ),
      ],
    },
    {
      text: 'Нищо не е регистрирано от това съобщение',
      kind: 'document',
      since: 'new',
      find: [filled('isRegistered'), isNot('direction', 'Изходящ')],
      count: 0,
      points: 1,
      missing: 'Регистриран е документ.',
      more: 'Регистриран е нов документ, а съобщението не е за нас.',
    },
    {
      text: 'Друго съобщение не е отказано',
      kind: 'message',
      since: 'changed',
      find: [isNot('guid', of('message', 'guid')), is('status', 'Отказано')],
      count: 0,
      points: 1,
      missing: 'Отказано е друго съобщение.',
      more: 'Отказано е съобщение, което не е от задачата.',
    },
  ],
})

const threeLetters = 'Три искания за проверка на везни'
const [first, changedLetter, third] = [
  'Искане от 01.10.2026.docx.p7m',
  'Искане от 06.10.2026.docx.p7m',
  'Искане от 14.10.2026.docx.p7m',
]

export const changedAfterSignature = exercise({
  id: 'changed-after-signature',
  title: 'Кое от трите писма е променено?',
  module,
  minutes: 5,
  who,
  start: to.documentsFlow.eDelivery(),
  story: [
    'По е-Връчване е дошло „{message.title}“ от {message.party}. В него има три подписани писма, но едно от тях е променено, след като е подписано.',
    'Регистрирайте съобщението с двете непроменени писма. Промененото не прехвърляйте към документа.',
  ],
  hints: [
    'Отворете „е-Връчване“ от менюто, намерете съобщението и натиснете „Отвори съобщението“.',
    'Под името на всеки прикачен файл пише какъв е подписът му. Търсете файла с „променен след подписа“. Като отворите файла, виждате и кой го е подписал.',
    'Натиснете „Регистрирай“. Над формуляра с файловете махнете отметката пред променения файл и оставете другите две.',
  ],
  prepare: [
    arrival('edelivery', {
      message: {
        title: threeLetters,
        body: 'Изпращаме три искания за проверка на везни, подписани с електронен подпис.\n\nС уважение',
        files: [first, changedLetter, third],
      },
    }),
    find('message', 'message', filled('isIncoming'), is('title', threeLetters), is('status', 'Получено')),
  ],
  assertions: [
    {
      text: 'Съобщението е регистрирано',
      kind: 'message',
      since: 'changed',
      find: [is('guid', of('message', 'guid')), is('status', 'Регистрирано')],
      points: 2,
      missing: 'Съобщението не е регистрирано.',
    },
    {
      text: 'Документът е само с непроменените писма',
      kind: 'document',
      since: 'new',
      find: [filled('isRegistered'), is('direction', 'Входящ')],
      points: 1,
      missing: 'Няма нов регистриран документ.',
      more: 'Регистриран е повече от един документ.',
      parts: [
        part(
          3,
          `„${changedLetter}“ е променено след подписването, а е прехвърлено към документа.`,
          excludes('files', changedLetter),
        ),
        part(1, `„${first}“ не е променено, а липсва в документа.`, includes('files', first)),
        part(1, `„${third}“ не е променено, а липсва в документа.`, includes('files', third)),
      ],
    },
    {
      text: 'Друго съобщение не е обработено',
      kind: 'message',
      since: 'changed',
      find: [isNot('guid', of('message', 'guid')), is('status', 'Отказано')],
      count: 0,
      points: 1,
      missing: 'Отказано е друго съобщение.',
      more: 'Отказано е съобщение, което не е от задачата.',
    },
  ],
})
