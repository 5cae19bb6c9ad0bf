import { to } from '../../../../routes/to.ts'
import {
  atMost,
  call,
  changed,
  day,
  exercise,
  filled,
  find,
  includes,
  is,
  isNot,
  letterWith,
  of,
  oneOf,
  part,
  says,
  workingDay,
} from './words.ts'

const module = 'Модул Документооборот'
const clerk = 'mpetrova'
const start = to.documentsFlow.documents()

const main = 'Георги Иванов Георгиев'
const other = 'Поля Стефанова Видева'
export const resolutionToTwo = exercise({
  id: 'resolution-to-two',
  title: 'Резолюция до двама',
  module,
  minutes: 6,
  who: 'dradeva',
  start,
  story: [
    'Пристигнало е писмо № {letter.number} от {letter.correspondents} „{letter.subject}“. Вие сте началник на отдела, до който е адресирано.',
    'Издайте резолюция само до двама: Георги Георгиев и Поля Видева. Отговорен е Георги Георгиев. Срокът и на двамата е пет работни дни от днес: до {workingDay.5}',
  ],
  hints: [
    'Отворете {letter.number} и натиснете „Резолюция“.',
    'Добавете двамата изпълнители. Първият в списъка е отговорният.',
    'В „Срок за всички изпълнители“ напишете 5, мерна единица „Работни дни“.',
    'Ако сте сбъркали изпълнител или срок, поправете ги в задачата.',
  ],
  prepare: letterWith('Запитване за одобрения тип на водомерите в общински сгради', 31),
  assertions: [
    {
      text: 'По писмото е възложена задача с резолюция',
      kind: 'task',
      since: 'new',
      find: [is('document', of('letter', 'guid'))],
      points: 2,
      missing: 'По писмото няма нова задача.',
      more: 'По писмото е възложена повече от една нова задача.',
      parts: [
        part(2, 'Задачата е възложена без резолюция.', filled('byResolution')),
        part(1, 'Георги Георгиев не е сред изпълнителите.', includes('assignees', main)),
        part(1, 'Поля Видева не е сред изпълнителите.', includes('assignees', other)),
        part(1, 'Изпълнителите са повече от двама.', atMost('assigneeCount', 2)),
        part(2, 'Отговорен изпълнител трябва да е Георги Георгиев.', is('main', main)),
      ],
    },
    {
      text: 'И двамата имат срок от пет работни дни',
      kind: 'taskPart',
      since: 'new',
      find: [is('document', of('letter', 'guid')), oneOf('person', main, other), is('deadline', workingDay(5))],
      count: 2,
      points: 2,
      missing: 'Срокът на всеки от двамата трябва да е до {workingDay.5}',
      more: 'Срокът е записан повече от веднъж за един и същ изпълнител.',
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
    'Регистрирайте изходящ документ в отговор само до {letter.correspondents}, в същата преписка, и оставете коментар към закъснелия документ защо се е забавил отговорът: чакали сме становище.',
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
      is('correspondentCount', 1),
      filled('deadline'),
      filled('startsCase'),
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
      more: 'Регистриран е повече от един отговор.',
      parts: [
        part(2, 'Регистрираният документ не е отговор на закъснелия.', is('answers', of('letter', 'number'))),
        part(
          2,
          'Отговорът е регистриран, но не е в преписката на закъснелия документ.',
          is('caseFile', of('letter', 'caseFile')),
        ),
        part(1, 'Отговорът не е до подателя.', includes('addresseeIds', of('letter', 'correspondentIds'))),
        part(1, 'Отговорът е и до друг получател.', atMost('addresseeCount', 1)),
      ],
    },
    {
      text: 'Закъснението е обяснено в коментар',
      kind: 'comment',
      since: 'new',
      find: [is('document', of('letter', 'guid'))],
      points: 1,
      orMore: true,
      missing: 'Към закъснелия документ няма нов коментар.',
      parts: [
        part(
          1,
          'В коментара не се казва, че сме чакали становище.',
          says('text', 'становищ', 'мнени'),
          says(
            'text',
            ...['чак', 'изчак', 'дочак', 'очак', 'забав', 'закъсн', 'бав', 'късн', 'поиск', 'искан', 'нуж'],
            ...['получ', 'дойд', 'постъп', 'пристиг', 'липс', 'поради', 'заради', 'няма', 'трябва', 'едва'],
          ),
        ),
      ],
    },
  ],
})

const toSend = 'Да се изпратят исканите данни.'
export const caseClosed = exercise({
  id: 'case-closed',
  title: 'Приключване на преписка',
  module,
  minutes: 6,
  who: clerk,
  start,
  story: [
    'По № {letter.number} „{letter.subject}“ Вие имате задача да изпратите исканите данни. Данните вече са изпратени.',
    'Приключете задачата с резултат „Изпълнена“, а след нея и документа. Когато в преписката не остане нищо за вършене, тя се приключва сама.',
  ],
  hints: [
    'Задачата е в „Задачи“ и в раздела „Задачи и резолюции“ на {letter.number}.',
    'Приключете задачата с резултат „Изпълнена“.',
    'После на документа изберете „Приключи“ от „Смени статус“.',
  ],
  prepare: [
    ...letterWith('Искане на данни за регистрираните писма от общината', 11),
    call(clerk, 'tasks', 'createTask', {
      body: {
        id: 0,
        docGuid: of('letter', 'guid'),
        taskType: { id: 1, name: '' },
        taskPriority: { id: 1, name: '' },
        description: toSend,
        taskAssignees: [
          {
            id: 0,
            assigneePosition: null,
            assigneePerson: { id: 11, fullName: '' },
            instruction: toSend,
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
      find: [is('task', of('task', 'guid')), filled('result')],
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
    {
      text: 'Друг документ не е приключен',
      kind: 'document',
      since: 'changed',
      find: [isNot('guid', of('letter', 'guid')), is('status', 'Приключен'), changed('status')],
      count: 0,
      points: 1,
      missing: 'Приключен е друг документ.',
      more: 'Приключен е документ, който не е от задачата.',
    },
  ],
})
