import { to } from '../../../../routes/to.ts'
import { contains, exercise, filled, find, includes, is, of, part } from './words.ts'

const who = 'mpetrova'

export const wholeDay = exercise({
  id: 'whole-day',
  title: 'Ден с всичко наведнъж',
  module: 'Общо',
  minutes: 25,
  who,
  start: to.documentsFlow.documents(),
  story: [
    'Натоварен ден. Свършете четирите неща, в какъвто ред искате:',
    'Първо, {sender.name} носи на гише писмо „Допълнителни данни“ по преписката на № {first.number}. Регистрирайте го в нея.',
    'Второ, от портала чака „{application.subject}“. Регистрирайте го.',
    'Трето, по е-Връчване е дошло „{message.title}“. Регистрирайте го от съобщението.',
    'Четвърто, оставете коментар към № {first.number}, че допълнителните данни са получени.',
  ],
  hints: [
    'Отворете № {first.number} и от преписката започнете нов документ: преписката се попълва сама.',
    'Заявлението е в „Административни услуги“, „От портала“.',
    'При съобщението натиснете „Регистрирай“: файловете му се прехвърлят в документа.',
    'Коментарът е в раздела „Коментари“ на документа.',
  ],
  prepare: [
    find(
      'first',
      'document',
      is('scope', 'Документооборот'),
      is('direction', 'Входящ'),
      is('status', 'В изпълнение'),
      filled('startsCase'),
    ),
    find('sender', 'correspondent', is('group', 'Общини'), filled('isActive')),
    find('application', 'document', is('status', 'От портала')),
    find('message', 'message', filled('isIncoming'), is('system', 'е-Връчване'), is('status', 'Получено')),
  ],
  assertions: [
    {
      text: 'Писмото с допълнителните данни е регистрирано',
      kind: 'document',
      since: 'new',
      find: [filled('isRegistered'), contains('subject', 'Допълнителни данни')],
      points: 2,
      missing: 'Няма ново регистрирано писмо „Допълнителни данни“.',
      parts: [
        part(2, 'Писмото е регистрирано, но не е в преписката от задачата.', is('caseFile', of('first', 'caseFile'))),
        part(1, 'Подателят на писмото не е този от задачата.', includes('correspondents', of('sender', 'name'))),
        part(1, 'Писмото е донесено на гише, а „Получено чрез“ казва друго.', is('receivedVia', 'На гише')),
      ],
    },
    {
      text: 'Заявлението от портала е регистрирано',
      kind: 'document',
      since: 'changed',
      find: [is('guid', of('application', 'guid')), filled('isRegistered')],
      points: 2,
      missing: 'Заявлението от портала още чака.',
    },
    {
      text: 'Съобщението от е-Връчване е регистрирано',
      kind: 'message',
      since: 'changed',
      find: [is('guid', of('message', 'guid')), is('status', 'Регистрирано')],
      points: 2,
      missing: 'Съобщението от е-Връчване още не е регистрирано.',
    },
    {
      text: 'Колегите са предупредени с коментар',
      kind: 'comment',
      since: 'new',
      find: [is('document', of('first', 'guid'))],
      points: 1,
      missing: 'Към документа от задачата няма нов коментар.',
      parts: [part(1, 'В коментара не се казва, че данните са получени.', contains('text', 'получени'))],
    },
  ],
})
