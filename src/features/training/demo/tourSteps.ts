import { to } from '../../../routes/to.ts'
import type { DemoPlaces } from '../../../rules/training/demoTour.ts'

/** A step of the guided tour: a card with a text, and a ring around the first element that matches `target`. */
export type TourStep = {
  who: string
  at: (places: DemoPlaces) => string
  target: string
  /** A text that the target must contain, if the selector alone matches several elements. */
  holding?: string
  title: string
  text: (places: DemoPlaces) => string
}

const flow = to.documentsFlow
const { leaveApplications: leaves } = to.staff
const [clerk, head, expert, everything] = ['mpetrova', 'dradeva', 'ggeorgiev', 'administrator']

export const tourSteps: readonly TourStep[] = [
  {
    who: clerk,
    at: () => flow.eDelivery(),
    target: 'main h1',
    title: 'Сряда, 10 часа, в деловодството',
    text: () =>
      'Гледате през очите на Мария Петрова, деловодител. Писмата от е-Връчване и от обмена между администрациите чакат в два списъка, а броят им стои до менюто.',
  },
  {
    who: clerk,
    at: ({ message }) => flow.registerFromEDelivery(message),
    target: '.banner',
    holding: 'Прилича на вече регистриран документ',
    title: 'Едно писмо не се регистрира два пъти',
    text: () =>
      'Формата е попълнена от съобщението. Същото писмо вече е дошло по пощата и програмата го показва, преди да е даден втори номер.',
  },
  {
    who: head,
    at: ({ toResolve }) => flow.createResolution(toResolve),
    target: 'section[aria-label="Нова резолюция"] .field',
    title: 'Резолюция за минута',
    text: () =>
      'Десислава Радева, началник на отдел, пише указанието до писмото. Изпълнителите се избират от отдела ѝ, а срокът тече в работни дни.',
  },
  {
    who: expert,
    at: ({ task }) => flow.task(task),
    target: '.fold-question',
    holding: 'Защо този срок?',
    title: 'Всеки срок се обяснява',
    text: () =>
      'Георги Георгиев вижда задачата си и с едно натискане на „Защо този срок?“ – от кой ден тече, кои дни не се броят и защо свършва точно тогава.',
  },
  {
    who: head,
    at: ({ toSign }) => flow.document(toSign),
    target: '.next-strip',
    title: 'Отговорът чака подпис',
    text: () =>
      'Отгоре стои какво е направено и какво следва. Подписва се от същата страница, а прикаченото писмо се чете, без да се изтегля.',
  },
  {
    who: clerk,
    at: ({ delivered }) => flow.document(delivered, { tab: 'addressees' }),
    target: '.person-row',
    title: 'Изпратено чрез е-Връчване',
    text: () =>
      'Друг отговор е подписан, получил е номер и е изпратен. До всеки получател стои кога съобщението е пристигнало. Ако доставката не успее, програмата казва това и предлага нов опит.',
  },
  {
    who: clerk,
    at: ({ resolved }) => flow.document(resolved),
    target: '.case-tree',
    title: 'Цялата преписка на едно място',
    text: () => 'Писмото, резолюцията и отговорът са в едно дърво, всеки документ със статуса си.',
  },
  {
    who: clerk,
    at: () => flow.documents(),
    target: '.header-search',
    title: 'Търсене по всеки номер',
    text: ({ number }) =>
      `Тук се пише каквото знаете: нашият номер (например ${number}), номерът на подателя, ЕИК, име или дума от „Относно“. С клавиша „/“ се стига дотук от всеки екран.`,
  },
  {
    who: everything,
    at: () => to.groupInspections.list(),
    target: 'main h1',
    title: 'Групови проверки',
    text: () =>
      'Кампания с план по регионални отдели: колко проверки са планирани, извършени и с нарушения. Протоколът се попълва на място, и от телефон.',
  },
  {
    who: everything,
    at: () => leaves.list({ view: 'calendar' }),
    target: '.away-head',
    title: 'Кой отсъства и кой замества',
    text: () =>
      'Отпуските и командировките по дни и отдели. Когато възлагате задача на човек, който отсъства, програмата го казва и предлага заместника му.',
  },
  {
    who: everything,
    at: () => to.businessAnalysis.documents(),
    target: '.charts figure',
    title: 'Справка с графика',
    text: () =>
      'Колко документа са дошли, приключени и просрочени, по звена и по месеци. От числото се стига до самите документи, а таблицата се изнася за Excel.',
  },
  {
    who: everything,
    at: () => to.settings.userActionsLog(),
    target: 'main h1',
    title: 'Кой какво е направил',
    text: () =>
      'Всяко действие остава в журнала – с човека, часа и записа. Журналът се търси по човек, дата и обект и не може да се променя.',
  },
  {
    who: clerk,
    at: () => flow.tasks(),
    target: 'main h1',
    title: 'И на телефон, и само с клавиатура',
    text: () =>
      'Всички екрани работят и на телефон, на тъмен фон и с едри букви. Всичко се прави и без мишка: клавишът „?“ показва преките пътища. Оттук продължавате сами.',
  },
]
