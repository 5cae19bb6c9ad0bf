import { to } from '../../../../routes/to.ts'
import {
  atLeast,
  atMost,
  call,
  day,
  empty,
  exercise,
  filled,
  find,
  includes,
  is,
  isNot,
  letterBody,
  of,
  ofDocumentFlow,
  part,
  receivedToday,
  says,
  senderParts,
  startsOwnCase,
  unlessThere,
} from './words.ts'

const module = 'Модул Документооборот'
const who = 'mpetrova'
const start = to.documentsFlow.documents()
const registry = 'Отдел „Деловодство и административно обслужване“'

export const firstLetter = exercise({
  id: 'first-letter',
  title: 'Първото писмо',
  module,
  minutes: 5,
  who,
  start,
  story: [
    'На гише е донесено днес писмо с външен № 04-15-27. Подател е {sender.name}. С писмото се иска становище по проект на наредба. То е два листа и е до отдел „Деловодство и административно обслужване“.',
    'Регистрирайте го в „Документооборот“. Не е по започната преписка: с него започва нова.',
  ],
  hints: [
    'Нов документ се започва от бутона „Нов документ“ над списъка с документи.',
    'Изберете посока „Входящ“ и вид „Писмо“. В „Относно“ напишете за какво е писмото: „Искане за становище по проект на наредба“.',
    'Подателя потърсете по име в „Кореспонденти“. Номерът 04-15-27 се пише във „Външен №“, „Получено чрез“ е „На гише“, а отделът е в „Адресирано до звено“. В „Брой листа“ напишете 2.',
    'Накрая натиснете „Регистрирай“: писмото получава номер и вече не е чернова. След това подателят не се сменя: ако сте го сбъркали, анулирайте документа от „Смени статус“ и регистрирайте писмото отново.',
  ],
  prepare: [find('sender', 'correspondent', is('group', 'Министерства и централни органи'), filled('isActive'))],
  assertions: [
    {
      name: 'letter',
      text: 'Писмото е регистрирано',
      kind: 'document',
      since: 'new',
      find: [filled('isRegistered'), is('direction', 'Входящ')],
      points: 1,
      missing: 'Няма ново регистрирано входящо писмо.',
      more: 'Регистрирано е повече от едно ново писмо, а е пристигнало само едно.',
      parts: [
        ...senderParts('sender', 1),
        part(
          1,
          'В „Относно“ не е казано, че се иска становище по проект на наредба.',
          says('subject', 'становищ'),
          says('subject', 'наредб'),
        ),
        part(1, '„Външен №“ трябва да е 04-15-27.', is('externalNumber', '04-15-27')),
        part(
          1,
          'Писмото е донесено на гише на {day.0}, а „Получено чрез“ или „Дата на получаване“ казва друго.',
          is('receivedVia', 'На гише'),
          atLeast('dateReceived', day(0)),
        ),
        part(1, '„Брой листа“ трябва да е 2.', is('sheets', 2)),
        part(1, 'Видът на документа не е „Писмо“.', is('type', 'Писмо')),
        part(
          1,
          'В „Адресирано до звено“ трябва да е отдел „Деловодство и административно обслужване“.',
          is('addressedDepartment', registry),
        ),
        part(
          1,
          'Писмото не започва нова преписка в „Документооборот“: то е в друга преписка или в „Административни услуги“.',
          filled('startsCase'),
          is('scope', 'Документооборот'),
        ),
      ],
    },
  ],
})

const twin = { eik: '200999005', name: '„Изток Сервиз“' }
const original = { eik: '200998000', name: '„Изток Сервиз“' }
const companyBody = ({ eik, name }: typeof twin) => ({
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
const createUnlessThere = (one: typeof twin) =>
  unlessThere(
    'correspondent',
    [is('identifier', one.eik)],
    call(who, 'documents', 'createCorrespondent', { body: companyBody(one) }),
  )

export const senderTwice = exercise({
  id: 'sender-twice',
  title: 'Подателят е записан два пъти',
  module,
  minutes: 6,
  who,
  start,
  story: [
    `Днес по пощата е пристигнала молба от „Изток Сервиз“ ЕООД с ЕИК ${twin.eik} за посещение в сервиза на дружеството. В регистъра има две дружества с това име.`,
    'Регистрирайте молбата в „Документооборот“ с правилното дружество. С нея започва нова преписка. Нов кореспондент не се създава. Звеното, до което е молбата, изберете сами.',
  ],
  hints: [
    'Името не стига: под него в списъка с предложения стои и ЕИК.',
    `Можете да търсите направо по номера: напишете ${twin.eik} в „Кореспонденти“. Видът е „Молба“, „Получено чрез“ е „По пощата“.`,
    'Ако сте избрали другото дружество, махнете го и изберете отново, преди да регистрирате. След регистрирането документът се анулира и молбата се регистрира отново.',
  ],
  prepare: [
    createUnlessThere(original),
    createUnlessThere(twin),
    find('company', 'correspondent', is('identifier', twin.eik)),
  ],
  assertions: [
    {
      text: 'Молбата е регистрирана на името на правилното дружество',
      kind: 'document',
      since: 'new',
      find: [filled('isRegistered'), is('direction', 'Входящ')],
      points: 1,
      missing: 'Няма нов регистриран входящ документ.',
      more: 'Регистриран е повече от един нов документ, а молбата е една.',
      parts: [
        part(
          4,
          `Подателят трябва да е дружеството с ЕИК ${twin.eik}, а не друго със същото име.`,
          includes('correspondentIds', of('company', 'id')),
        ),
        part(1, 'Документът има и друг подател, а молбата е само от едно дружество.', atMost('correspondentCount', 1)),
        part(1, 'Молбата е дошла по пощата, а „Получено чрез“ казва друго.', is('receivedVia', 'По пощата')),
        part(1, 'Видът на документа не е „Молба“.', is('type', 'Молба')),
        part(1, 'В „Относно“ не е казано, че се иска посещение.', says('subject', 'посещ', 'посет', 'визит', 'оглед')),
        startsOwnCase,
        receivedToday,
        ofDocumentFlow,
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
      more: 'Създаден е нов кореспондент, а дружеството вече е в регистъра. Изключете „Активен“ в новия запис.',
    },
  ],
})

const mistaken = 'Искане за проверка на везни на пазара'
const colleague = 'sdimitrova'
export const wrongRegistration = exercise({
  id: 'wrong-registration',
  title: 'Погрешна регистрация',
  module,
  minutes: 8,
  who,
  start,
  story: [
    `Силвия Димитрова е регистрирала днес „${mistaken}“ под № {letter.number}, но писмото не е от {letter.correspondents}. То е от {sender.name}.`,
    'Анулирайте погрешната регистрация с ясна причина и регистрирайте писмото отново в „Документооборот“, в нова преписка и с верния подател. Другото остава същото: относно, вид, начин и дата на получаване, звено.',
  ],
  hints: [
    'Отворете {letter.number}. „Анулирай“ е в „Смени статус“.',
    'Причината се пише в „Основание“ и остава в историята. Напишете я с цяло изречение, например: „Регистрирано по погрешка с грешен подател“.',
    'После регистрирайте писмото отново, със същото „Относно“ и с подател {sender.name}.',
  ],
  prepare: [
    find('sender', 'correspondent', is('group', 'Общини'), filled('isActive')),
    find('wrong', 'correspondent', is('group', 'Министерства и централни органи'), filled('isActive')),
    call(colleague, 'documents', 'createDocument', {
      body: letterBody({ subjectDescription: mistaken, correspondentIds: [of('wrong', 'id')] }),
    }),
    find('draft', 'document', is('subject', mistaken), empty('isRegistered')),
    call(colleague, 'documents', 'registerDocument', { query: { docGuid: of('draft', 'guid') } }),
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
      parts: [
        part(
          1,
          'От причината не се разбира, че регистрацията е погрешна.',
          says(
            'statusReason',
            ...['греш', 'погреш', 'сгреш', 'сбърк', 'обърк', 'невер', 'неправил', 'некорект', 'неточ', 'несъответ'],
            ...['не е от', 'не е изпрат', 'не е подател', 'не е вер', 'не е правил', 'а не', 'вместо', 'друг подател'],
            of('sender', 'name'),
          ),
        ),
      ],
    },
    {
      text: 'Писмото е регистрирано отново, с верния подател',
      kind: 'document',
      since: 'new',
      find: [filled('isRegistered'), is('direction', 'Входящ')],
      points: 2,
      missing: 'Писмото не е регистрирано отново.',
      more: 'Писмото е регистрирано отново повече от веднъж.',
      parts: [
        ...senderParts('sender', 2, 'Новата регистрация пак е с грешен подател.'),
        part(
          1,
          '„Относно“ на новата регистрация не е същото, както при погрешната.',
          is('subject', of('letter', 'subject')),
        ),
        part(1, 'Видът на документа не е „Писмо“.', is('type', 'Писмо')),
        part(
          1,
          '„Адресирано до звено“ не е същото, както при погрешната регистрация.',
          is('addressedDepartment', of('letter', 'addressedDepartment')),
        ),
        part(
          1,
          '„Получено чрез“ не е същото, както при погрешната регистрация.',
          is('receivedVia', of('letter', 'receivedVia')),
        ),
        startsOwnCase,
        receivedToday,
        ofDocumentFlow,
      ],
    },
    {
      text: 'Друг документ не е анулиран',
      kind: 'document',
      since: 'changed',
      find: [isNot('guid', of('letter', 'guid')), is('status', 'Анулиран')],
      count: 0,
      points: 1,
      missing: 'Анулиран е и друг документ.',
      more: 'Анулиран е документ, който не е от задачата.',
    },
  ],
})
