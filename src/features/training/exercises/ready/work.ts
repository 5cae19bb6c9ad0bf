import { to } from '../../../../routes/to.ts'
import {
  atMost,
  call,
  contains,
  day,
  empty,
  exercise,
  filled,
  find,
  includes,
  is,
  letterBody,
  of,
  oneOf,
  part,
  workingDay,
} from './words.ts'

const module = 'Движение на документи'
const clerk = 'mpetrova'
const start = to.documentsFlow.documents()

/** A letter that is there when the exercise begins. */
const letterWith = (subject: string, departmentId: number) => [
  find('sender', 'correspondent', is('group', 'Общини'), filled('isActive')),
  call(clerk, 'documents', 'createDocument', {
    body: letterBody({
      subjectDescription: subject,
      addressedToDepartmentId: departmentId,
      correspondentIds: [of('sender', 'id')],
    }),
  }),
  find('draft', 'document', is('subject', subject), empty('isRegistered')),
  call(clerk, 'documents', 'registerDocument', { query: { docGuid: of('draft', 'guid') } }),
  find('letter', 'document', is('guid', of('draft', 'guid'))),
]

export const resolutionToTwo = exercise({
  id: 'resolution-to-two',
  title: 'Резолюция до двама',
  module,
  minutes: 6,
  who: 'dradeva',
  start,
  story: [
    'Пристигнало е писмо № {letter.number} от {letter.correspondents} „{letter.subject}“. Вие сте началник на отдела, до който е адресирано.',
    'Издайте резолюция до Георги Георгиев и Калоян Николов. Отговорен е Георги Георгиев. Срокът и на двамата е пет работни дни от днес.',
  ],
  hints: [
    'Отворете {letter.number} и изберете „Резолюция“.',
    'Добавете двамата изпълнители. Първият в списъка е отговорният.',
    'Срокът се пише при всеки изпълнител: 5, мерна единица „Работни дни“.',
  ],
  prepare: letterWith('Искане за проверка на водомерите в общински сгради', 31),
  assertions: [
    {
      text: 'По писмото е възложена задача с резолюция',
      kind: 'task',
      since: 'new',
      find: [is('document', of('letter', 'guid'))],
      points: 2,
      missing: 'По писмото няма нова задача.',
      parts: [
        part(2, 'Задачата е възложена без резолюция.', filled('byResolution')),
        part(1, 'Георги Георгиев не е сред изпълнителите.', includes('assignees', 'Георги Иванов Георгиев')),
        part(1, 'Калоян Николов не е сред изпълнителите.', contains('assignees', 'Калоян')),
        part(2, 'Отговорен изпълнител трябва да е Георги Георгиев.', is('main', 'Георги Иванов Георгиев')),
      ],
    },
    {
      text: 'И двамата имат срок от пет работни дни',
      kind: 'taskPart',
      since: 'new',
      find: [is('document', of('letter', 'guid')), is('deadline', workingDay(5))],
      count: 2,
      points: 2,
      missing: 'Срокът не е пет работни дни от днес за всеки от двамата.',
    },
  ],
})

export const lateAnswer = exercise({
  id: 'late-answer',
  title: 'Закъснял отговор',
  module,
  minutes: 8,
  who: clerk,
  start: to.documentsFlow.unfinished(),
  story: [
    'Срокът на № {letter.number} „{letter.subject}“ изтече на {letter.deadline}, а отговор няма.',
    'Регистрирайте изходящо писмо в отговор, в същата преписка, и оставете коментар към закъснелия документ защо се е забавил отговорът: чакали сме становище.',
  ],
  hints: [
    'Отворете {letter.number} и изберете „Отговори“: новото писмо тръгва свързано с него, в същата преписка и до същия подател.',
    'Изберете „Изпращане чрез“ и регистрирайте писмото.',
    'Коментарът се пише в раздела „Коментари“ на {letter.number}.',
  ],
  prepare: [
    find(
      'letter',
      'document',
      is('direction', 'Входящ'),
      oneOf('status', 'Регистриран', 'За резолюция', 'В изпълнение'),
      filled('correspondents'),
      filled('deadline'),
      atMost('deadline', day(-1)),
    ),
  ],
  assertions: [
    {
      name: 'answer',
      text: 'Отговорът е регистриран',
      kind: 'document',
      since: 'new',
      find: [filled('isRegistered'), is('direction', 'Изходящ')],
      points: 3,
      missing: 'Няма нов регистриран изходящ документ.',
      parts: [
        part(2, 'Писмото не е отговор на закъснелия документ.', is('answers', of('letter', 'number'))),
        part(
          2,
          'Писмото е регистрирано, но не е в преписката на закъснелия документ.',
          is('caseFile', of('letter', 'caseFile')),
        ),
        part(1, 'Отговорът не е до подателя.', is('correspondents', of('letter', 'correspondents'))),
      ],
    },
    {
      text: 'Закъснението е обяснено в коментар',
      kind: 'comment',
      since: 'new',
      find: [is('document', of('letter', 'guid'))],
      points: 1,
      missing: 'Към закъснелия документ няма нов коментар.',
      parts: [part(1, 'В коментара не се споменава, че сме чакали становище.', contains('text', 'становище'))],
    },
  ],
})

export const caseClosed = exercise({
  id: 'case-closed',
  title: 'Приключване на преписка',
  module,
  minutes: 6,
  who: clerk,
  start,
  story: [
    'По № {letter.number} „{letter.subject}“ Вие имате задача да изпратите исканите данни. Данните вече са изпратени.',
    'Приключете задачата, а след нея и документа. Когато в преписката не остане нищо за вършене, тя се приключва сама.',
  ],
  hints: [
    'Задачата е в „Задачи“ и в раздела „Задачи и резолюции“ на {letter.number}.',
    'Приключете задачата с резултат „Изпълнена“.',
    'После на документа изберете „Приключи“ от „Смени статус“.',
  ],
  prepare: [
    ...letterWith('Искане на данни за проверените везни', 11),
    call(clerk, 'tasks', 'createTask', {
      body: {
        id: 0,
        docGuid: of('letter', 'guid'),
        taskType: { id: 1, name: '' },
        taskPriority: { id: 1, name: '' },
        description: 'Да се изпратят исканите данни.',
        taskAssignees: [
          {
            id: 0,
            assigneePosition: null,
            assigneePerson: { id: 11, fullName: '' },
            instruction: 'Да се изпратят исканите данни.',
            deadline: { startDate: day(0), endDate: null, deadlineUnitOfMeasure: { id: 2 }, quantity: 3 },
            completedByPerson: null,
            taskResultType: null,
            resultComment: '',
            dateCompleted: null,
          },
        ],
        parentTaskGuid: null,
        continueAfterParentTaskConjunctionType: null,
        continueAfterParentTaskResultType: null,
        controller: null,
        needsDocument: false,
      },
    }),
    find('task', 'task', is('document', of('letter', 'guid'))),
  ],
  assertions: [
    {
      text: 'Задачата е изпълнена',
      kind: 'taskPart',
      since: 'changed',
      find: [is('task', of('task', 'guid'))],
      points: 1,
      missing: 'Задачата още не е приключена.',
      parts: [part(2, 'Задачата е приключена, но резултатът не е „Изпълнена“.', is('result', 'Изпълнена'))],
    },
    {
      text: 'Документът е приключен',
      kind: 'document',
      since: 'changed',
      find: [is('guid', of('letter', 'guid')), is('status', 'Приключен')],
      points: 2,
      missing: 'Документът още не е приключен.',
    },
    {
      text: 'Преписката е приключена',
      kind: 'caseFile',
      find: [is('guid', of('letter', 'caseFile')), is('status', 'Приключена')],
      points: 2,
      missing: 'Преписката още не е приключена: в нея има нещо за вършене.',
    },
  ],
})

export const signedAndSent = exercise({
  id: 'signed-and-sent',
  title: 'Изходящо писмо с подпис и е-Връчване',
  module,
  minutes: 12,
  who: 'sdimitrova',
  start,
  story: [
    'Трябва да поканим {receiver.name} на работна среща. Подготвяте писмото, подписвате го Вие и то тръгва по е-Връчване.',
    'Създайте изходящо писмо „Покана за работна среща“ с прикачен файл, подпишете го, регистрирайте го и го изпратете.',
  ],
  hints: [
    'Започнете нов документ: посоката е „Изходящ“, видът е „Писмо“, „Изпращане чрез“ е „е-Връчване“. В „Подписал“ изберете себе си.',
    'Запазете черновата и прикачете файла в раздела „Файлове“. Без файл няма какво да се подпише.',
    'В раздела „Адресати“ трябва да стои {receiver.name}.',
    'После по ред: „Изпрати за подпис“, „Подписвам“, „Регистрирай“ и „Изпрати“.',
  ],
  prepare: [find('receiver', 'correspondent', is('group', 'Общини'), filled('isActive'))],
  assertions: [
    {
      name: 'letter',
      text: 'Писмото е подписано и регистрирано',
      kind: 'document',
      since: 'new',
      find: [is('direction', 'Изходящ'), contains('subject', 'среща')],
      points: 1,
      missing: 'Няма ново изходящо писмо с „Покана за работна среща“ в „Относно“.',
      parts: [
        part(1, 'Към писмото няма прикачен файл.', filled('files')),
        part(
          2,
          'Писмото не е подписано от Вас.',
          is('signedBy', { me: 'name' }),
          oneOf('status', 'Подписан', 'Регистриран', 'Изпратен', 'Приключен'),
        ),
        part(2, 'Писмото няма регистрационен номер.', filled('isRegistered')),
      ],
    },
    {
      text: 'Писмото е изпратено по е-Връчване',
      kind: 'message',
      since: 'new',
      find: [is('document', of('letter', 'guid')), is('system', 'е-Връчване')],
      points: 3,
      missing: 'Писмото още не е изпратено по е-Връчване.',
      parts: [part(1, 'Изпратено е до друг получател.', is('party', of('receiver', 'name')))],
    },
  ],
})
