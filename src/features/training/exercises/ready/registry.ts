import { to } from '../../../../routes/to.ts'
import {
  call,
  contains,
  empty,
  exercise,
  filled,
  find,
  includes,
  is,
  isNot,
  letterBody,
  of,
  part,
  unlessThere,
} from './words.ts'

const module = 'Регистратура'
const who = 'mpetrova'
const start = to.documentsFlow.documents()

export const firstLetter = exercise({
  id: 'first-letter',
  title: 'Първото писмо',
  module,
  minutes: 5,
  who,
  start,
  story: [
    'На гише е донесено писмо с външен № 04-15-27. Подател е {sender.name}. С писмото се иска становище по проект на наредба. То е два листа и е до отдел „Деловодство и административно обслужване“.',
    'Регистрирайте го.',
  ],
  hints: [
    'Нов документ се започва от бутона „Нов документ“ над списъка с документи.',
    'Изберете посока „Входящ“ и вид „Писмо“. В „Относно“ напишете за какво е писмото: „Искане на становище по проект на наредба“.',
    'Подателя търсете по име в „Кореспонденти“. Номерът 04-15-27 се пише във „Външен №“, „Получено чрез“ е „На гише“, а отделът е в „Адресирано до звено“. В „Брой листа“ напишете 2.',
    'Накрая натиснете „Регистрирай“: писмото получава номер и вече не е чернова.',
  ],
  prepare: [find('sender', 'correspondent', is('group', 'Министерства и централни органи'), filled('isActive'))],
  assertions: [
    {
      name: 'letter',
      text: 'Писмото е регистрирано',
      kind: 'document',
      since: 'new',
      find: [filled('isRegistered'), is('direction', 'Входящ')],
      points: 2,
      missing: 'Няма ново регистрирано входящо писмо.',
      more: 'Регистрирани са повече от едно нови писма, а е пристигнало само едно.',
      parts: [
        part(2, 'Подателят на писмото не е този от задачата.', includes('correspondents', of('sender', 'name'))),
        part(1, 'В „Относно“ не е казано, че се иска становище.', contains('subject', 'становище')),
        part(1, '„Външен №“ трябва да е 04-15-27.', is('externalNumber', '04-15-27')),
        part(1, 'Писмото е донесено на гише, а „Получено чрез“ казва друго.', is('receivedVia', 'На гише')),
        part(1, '„Брой листа“ трябва да е 2.', is('sheets', 2)),
        part(1, 'Видът на документа не е „Писмо“.', is('type', 'Писмо')),
        part(
          1,
          'Писмото е адресирано до друго звено, а е до отдел „Деловодство и административно обслужване“.',
          contains('addressedDepartment', 'Деловодство и административно обслужване'),
        ),
      ],
    },
  ],
})

/** The other one of the same name; its number is invented and stands nowhere else. */
const twin = { eik: '200999005', name: '„Изток Сервиз“' }
const original = { eik: '200998000', name: '„Изток Сервиз“' }
const company = ({ eik, name }: typeof twin) => ({
  id: 0,
  isLegalEntity: true,
  fullName: '',
  uniqueNumber: '',
  entityIdentifier: eik,
  entityName: name,
  unifiedCitizenshipNumber: '',
  foreignerPersonalIdentifier: '',
  firstName: '',
  middleName: '',
  lastName: '',
  correspondentAddresses: [],
  correspondentContacts: [],
  representatives: [],
  isForeign: false,
  hasNoIdentifier: false,
  legalForm: 'ЕООД',
  correspondentGroupId: null,
  preferredSentViaId: null,
  note: '',
  isActive: true,
})

export const senderTwice = exercise({
  id: 'sender-twice',
  title: 'Подателят е записан два пъти',
  module,
  minutes: 6,
  who,
  start,
  story: [
    `По пощата е пристигнала молба от „Изток Сервиз“ ЕООД с ЕИК ${twin.eik} за посещение в сервиза на дружеството. В регистъра има две дружества с това име.`,
    'Регистрирайте молбата с правилното дружество. Нов кореспондент не се създава.',
  ],
  hints: [
    'Името не стига: под него в списъка с предложения стои и ЕИК.',
    `Можете да търсите направо по номера: напишете ${twin.eik} в „Кореспонденти“.`,
    'Ако сте избрали другото дружество, махнете го от документа и изберете отново, преди да регистрирате.',
  ],
  prepare: [
    unlessThere(
      'correspondent',
      [is('identifier', original.eik)],
      call(who, 'documents', 'createCorrespondent', { body: company(original) }),
    ),
    unlessThere(
      'correspondent',
      [is('identifier', twin.eik)],
      call(who, 'documents', 'createCorrespondent', { body: company(twin) }),
    ),
  ],
  assertions: [
    {
      text: 'Молбата е регистрирана на името на правилното дружество',
      kind: 'document',
      since: 'new',
      find: [filled('isRegistered'), is('direction', 'Входящ')],
      points: 1,
      missing: 'Няма нов регистриран входящ документ.',
      parts: [
        part(
          4,
          `Избрано е другото дружество със същото име. Правилното е с ЕИК ${twin.eik}.`,
          includes('identifiers', twin.eik),
        ),
        part(1, 'Документът има и друг подател, а молбата е само от едно дружество.', is('identifiers', twin.eik)),
        part(1, 'Молбата е дошла по пощата, а „Получено чрез“ казва друго.', is('receivedVia', 'По пощата')),
        part(1, 'Видът на документа не е „Молба“.', is('type', 'Молба')),
        part(1, 'В „Относно“ не е казано, че се иска посещение.', contains('subject', 'посещение')),
      ],
    },
    {
      text: 'Няма нов кореспондент',
      kind: 'correspondent',
      since: 'new',
      find: [],
      count: 0,
      points: 2,
      missing: 'Създаден е нов кореспондент.',
      more: 'Създаден е трети кореспондент със същото име. Такива записи после трудно се чистят.',
    },
  ],
})

const mistaken = 'Искане за проверка на везни на пазара'
export const wrongRegistration = exercise({
  id: 'wrong-registration',
  title: 'Погрешна регистрация',
  module,
  minutes: 8,
  who,
  start,
  story: [
    `Ваш колега е регистрирал „${mistaken}“ под № {letter.number}, но писмото не е от {letter.correspondents}. То е от {sender.name}.`,
    'Анулирайте погрешната регистрация с ясна причина и регистрирайте писмото отново, с верния подател.',
  ],
  hints: [
    'Отворете {letter.number}. „Анулирай“ е в „Смени статус“.',
    'Причината се пише в „Основание“ и остава в дневника. Напишете я с цяло изречение, например: „Регистриран по погрешка с грешен подател“.',
    'После регистрирайте писмото отново, със същото „Относно“ и с подател {sender.name}.',
  ],
  prepare: [
    find('sender', 'correspondent', is('group', 'Общини'), filled('isActive')),
    find('wrong', 'correspondent', is('group', 'Министерства и централни органи'), filled('isActive')),
    call(who, 'documents', 'createDocument', {
      body: letterBody({ subjectDescription: mistaken, correspondentIds: [of('wrong', 'id')] }),
    }),
    find('draft', 'document', is('subject', mistaken), empty('isRegistered')),
    call(who, 'documents', 'registerDocument', { query: { docGuid: of('draft', 'guid') } }),
    find('letter', 'document', is('guid', of('draft', 'guid'))),
  ],
  assertions: [
    {
      text: 'Погрешната регистрация е анулирана',
      kind: 'document',
      since: 'changed',
      find: [is('guid', of('letter', 'guid')), is('status', 'Анулиран')],
      points: 4,
      missing: 'Погрешно регистрираният документ не е анулиран.',
      parts: [part(1, 'От причината не се разбира, че регистрацията е погрешна.', contains('statusReason', 'греш'))],
    },
    {
      text: 'Писмото е регистрирано отново, с верния подател',
      kind: 'document',
      since: 'new',
      find: [filled('isRegistered'), is('direction', 'Входящ')],
      points: 2,
      missing: 'Писмото не е регистрирано отново.',
      parts: [
        part(2, 'Новата регистрация пак е с грешен подател.', is('correspondents', of('sender', 'name'))),
        part(1, 'В „Относно“ на новата регистрация не се споменава проверка на везни.', contains('subject', 'везни')),
      ],
    },
  ],
})

export const correspondentCorrected = exercise({
  id: 'correspondent-corrected',
  title: 'Кореспондент с нова поща',
  module,
  minutes: 4,
  who,
  start: to.documentsFlow.correspondents(),
  story: [
    '{company.name} съобщава новия адрес на електронната си поща: office@novata.example.bg. Старият не работи.',
    'Поправете записа на дружеството, а другото в него оставете както е. Не създавайте нов.',
  ],
  hints: [
    'Потърсете дружеството в „Кореспонденти“ и отворете записа за промяна.',
    'Сменете адреса в реда на електронната поща и запазете. Нов ред не е нужен.',
  ],
  prepare: [find('company', 'correspondent', filled('isLegalEntity'), filled('isActive'), contains('mails', '@'))],
  assertions: [
    {
      text: 'Новата поща е в записа на дружеството',
      kind: 'correspondent',
      since: 'changed',
      find: [is('id', of('company', 'id'))],
      points: 1,
      missing: 'Записът на дружеството не е променен.',
      parts: [
        part(2, 'Новият адрес на електронната поща не е записан.', includes('mails', 'office@novata.example.bg')),
        part(
          1,
          'В записа стои и друг адрес на електронна поща, а старият не работи.',
          is('mails', 'office@novata.example.bg'),
        ),
        part(1, 'Името на дружеството е променено, а не трябва.', { field: 'name', test: 'unchanged' }),
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
      more: 'Създаден е нов кореспондент, а трябваше да се поправи съществуващият.',
    },
  ],
})

export const rejectedMessage = exercise({
  id: 'rejected-message',
  title: 'Съобщение, което не е за нас',
  module,
  minutes: 4,
  who,
  start: to.documentsFlow.eDelivery(),
  story: [
    'По е-Връчване е дошло „{message.title}“ от {message.party}. То е за друга администрация.',
    'Откажете го, така че подателят да разбере защо.',
  ],
  hints: [
    'Отворете „е-Връчване“ от менюто и намерете съобщението: списъкът показва само необработените.',
    'Докато не го отворите, от него не се вижда нищо. Натиснете „Отвори съобщението“: с това то се смята за връчено.',
    'Натиснете „Отхвърли“ и изберете причината, която казва, че документът е за друга администрация.',
  ],
  prepare: [find('message', 'message', filled('isIncoming'), is('system', 'е-Връчване'), is('status', 'Получено'))],
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
          contains('rejectReason', 'друга администрация'),
        ),
      ],
    },
    {
      text: 'Нищо не е регистрирано от това съобщение',
      kind: 'document',
      since: 'new',
      find: [isNot('direction', 'Изходящ')],
      count: 0,
      points: 1,
      missing: 'Регистриран е документ.',
      more: 'От съобщението е направен документ, а то не е за нас.',
    },
  ],
})
