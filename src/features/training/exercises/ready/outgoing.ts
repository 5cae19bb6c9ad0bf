import { to } from '../../../../routes/to.ts'
import { atMost, contains, exercise, filled, find, includes, is, of, part } from './words.ts'

const module = 'Модул Документооборот'
const start = to.documentsFlow.documents()

const invitation = 'Покана за работна среща'
export const signedAndSent = exercise({
  id: 'signed-and-sent',
  title: 'Изходящо писмо с подпис и е-Връчване',
  module,
  minutes: 12,
  who: 'sdimitrova',
  start,
  story: [
    'Трябва да поканим {receiver.name} на работна среща. Подготвяте писмото, подписвате го Вие и то тръгва по е-Връчване.',
    `Създайте изходящо писмо „${invitation}“ само до {receiver.name}, прикачете файл, подпишете го, регистрирайте го и го изпратете. Неподписано не се изпраща.`,
  ],
  hints: [
    'Започнете нов документ: посоката е „Изходящ“, видът е „Писмо“, „Изпращане чрез“ е „е-Връчване“. В „Подписал“ изберете себе си.',
    'Запазете черновата и прикачете файла в раздела „Файлове“. Без файл няма какво да се подпише.',
    'В раздела „Адресати“ трябва да стои {receiver.name}.',
    'Преди да регистрирате, изберете „За подпис“ от „Смени статус“ и подпишете. После регистрирайте и изпратете писмото.',
  ],
  prepare: [find('receiver', 'correspondent', is('group', 'Общини'), filled('isActive'))],
  assertions: [
    {
      name: 'letter',
      text: 'Писмото е подписано и регистрирано',
      kind: 'document',
      since: 'new',
      find: [is('direction', 'Изходящ'), filled('isRegistered')],
      points: 1,
      missing: 'Няма ново регистрирано изходящо писмо.',
      more: 'Регистрирано е повече от едно ново изходящо писмо.',
      parts: [
        part(1, 'Видът на документа не е „Писмо“.', is('type', 'Писмо')),
        part(1, `В „Относно“ трябва да стои „${invitation}“.`, contains('subject', invitation)),
        part(1, 'Към писмото няма прикачен файл.', filled('files')),
        part(2, 'Писмото не е подписано.', filled('isSigned')),
        part(1, 'Писмото не е подписано от Вас.', is('signedBy', { me: 'name' })),
        part(1, 'Сред адресатите няма {receiver.name}.', includes('addresseeIds', of('receiver', 'id'))),
        part(1, 'Писмото има и друг адресат.', atMost('addresseeCount', 1)),
      ],
    },
    {
      text: 'Писмото е изпратено по е-Връчване',
      kind: 'message',
      since: 'new',
      find: [is('document', of('letter', 'guid')), is('system', 'е-Връчване')],
      points: 3,
      orMore: true,
      missing: 'Писмото още не е изпратено по е-Връчване.',
      parts: [part(1, 'Изпратено е до друг получател.', is('partyId', of('receiver', 'id')))],
    },
  ],
})
