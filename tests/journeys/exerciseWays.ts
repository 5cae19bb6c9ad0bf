import { expect } from '../support/journey.ts'
import {
  again,
  annul,
  answer,
  complete,
  correct,
  firstLetter,
  molba,
  openMessage,
  reject,
  remark,
  resolve,
  suspend,
} from './exerciseLetters.ts'
import { enterType, fuel, group, inspect, insure, leave, plovdiv, sofia } from './exerciseRecords.ts'
import { fee, invitation, register } from './exerciseServices.ts'
import {
  changeStatusTo,
  type Doing,
  type ExercisePath,
  openDocument,
  registerIt,
  registerLetter,
} from './exerciseSteps.ts'
import { chooseIn } from './letterForm.ts'

export type ScreenWays = { title: string; who: string; right: ExercisePath; wrong: readonly [ExercisePath, string][] }

export const waysByScreen: readonly ScreenWays[] = [
  {
    title: 'Първото писмо',
    who: 'mpetrova',
    right: (at) => registerLetter(at, firstLetter(at)),
    wrong: [
      [
        (at) => registerLetter(at, { ...firstLetter(at), correspondent: 'Мерител' }),
        'Подателят на писмото не е този от задачата.',
      ],
      [(at) => registerLetter(at, { ...firstLetter(at), sheets: '7' }), '„Брой листа“ трябва да е 2.'],
    ],
  },
  {
    title: 'Подателят е записан два пъти',
    who: 'mpetrova',
    right: (at) => registerLetter(at, molba('200999005')),
    wrong: [
      [
        (at) => registerLetter(at, molba('200998000')),
        'Подателят трябва да е дружеството с ЕИК 200999005, а не друго със същото име.',
      ],
      [
        (at) => registerLetter(at, molba('200999005', 'На гише')),
        'Молбата е дошла по пощата, а „Получено чрез“ казва друго.',
      ],
    ],
  },
  {
    title: 'Погрешна регистрация',
    who: 'mpetrova',
    right: async (at) => {
      await annul('Регистриран по погрешка с грешен подател')(at)
      await again('sender')(at)
    },
    wrong: [
      [annul('Регистриран по погрешка с грешен подател'), 'Писмото не е регистрирано отново.'],
      [again('wrong'), 'Новата регистрация пак е с грешен подател.'],
    ],
  },
  {
    title: 'Кореспондент с нова поща',
    who: 'mpetrova',
    right: correct('office@novata.example.bg'),
    wrong: [
      [correct('office@drugata.example.bg'), 'Новият адрес на електронната поща не е записан.'],
      [correct('office@novata.example.bg', '„Друго име“ ООД'), 'Името на дружеството е променено, а не трябва.'],
    ],
  },
  {
    title: 'Съобщение, което не е за нас',
    who: 'mpetrova',
    right: reject('Документът е адресиран до друга администрация.'),
    wrong: [
      [
        reject('Нечетливо съдържание.', 'Не се чете.'),
        'От причината не се разбира, че документът е за друга администрация.',
      ],
      [(at) => at.goTo(`/documents-flow/e-delivery/${at.of('message', 'guid')}`), 'Съобщението не е отказано.'],
    ],
  },
  {
    title: 'Резолюция до двама',
    who: 'dradeva',
    right: resolve(['Георги Иванов Георгиев', 'Поля']),
    wrong: [
      [resolve(['Георги Иванов Георгиев']), 'Поля Видева не е сред изпълнителите.'],
      [resolve(['Георги Иванов Георгиев', 'Поля'], '3'), 'Срокът на всеки от двамата трябва да е до 27.11.2026 г.'],
    ],
  },
  {
    title: 'Закъснял отговор',
    who: 'mpetrova',
    right: async (at) => {
      await answer(at)
      await remark('letter', 'Забави се, защото чакахме становище.')(at)
    },
    wrong: [
      [answer, 'Към закъснелия документ няма нов коментар.'],
      [remark('letter', 'Забави се, защото чакахме становище.'), 'Няма нов регистриран изходящ документ.'],
    ],
  },
  {
    title: 'Приключване на преписка',
    who: 'mpetrova',
    right: async (at) => {
      await complete('Изпълнена')(at)
      await openDocument(at, at.of('letter', 'guid'))
      await changeStatusTo(at, 'Приключи')
    },
    wrong: [
      [complete('Изпълнена'), 'Документът още не е приключен.'],
      [complete('Неизпълнима'), 'Задачата е приключена, но резултатът не е „Изпълнена“.'],
    ],
  },
  {
    title: 'Изходящо писмо с подпис и е-Връчване',
    who: 'sdimitrova',
    right: invitation.sent,
    wrong: [
      [invitation.draft, 'Няма ново регистрирано изходящо писмо.'],
      [invitation.registered, 'Писмото още не е изпратено по е-Връчване.'],
    ],
  },
  {
    title: 'Заявление от портала и такса',
    who: 'mpetrova',
    right: fee('51,13', '51,13'),
    wrong: [
      [fee('51,13', '20,00'), 'Платената сума не е цялата такса: 51,13 €.'],
      [fee('30,00', null), 'Сумата на таксата не е 51,13 €.'],
    ],
  },
  {
    title: 'Спряна услуга',
    who: 'mpetrova',
    right: suspend('2026-12-04'),
    wrong: [
      [suspend('2026-12-01'), '„Спиране до“ трябва да е 04.12.2026 г.'],
      [suspend('2026-12-04', 'По искане на заявителя.'), 'От причината не се разбира, че се чака съдебно дело.'],
    ],
  },
  {
    title: 'Отпуск със заместник',
    who: 'rtodorova',
    right: leave('Ивелина'),
    wrong: [
      [leave('Ивелина', false), 'Няма ново подадено заявление за отпуск на Ваше име. Черновата не стига.'],
      [leave('Цветелина'), 'Заместникът не е Ивелина Кръстева.'],
    ],
  },
  {
    title: 'Нова полица за автомобил',
    who: 'pvasilev',
    right: insure(),
    wrong: [
      [insure({ 'Полица №': 'BG/22/1' }), 'Номерът на полицата трябва да е BG/22/126000001.'],
      [insure({ Застраховател: 'Бул Инс' }), 'Застрахователят не е „Армеец“.'],
    ],
  },
  {
    title: 'Зареждане с гориво',
    who: 'pvasilev',
    right: fuel(),
    wrong: [
      [fuel({ Количество: '10', 'Единична цена': '2,70' }), 'Количеството не е 20 литра.'],
      [fuel({ 'Единична цена': '1,40' }), 'Стойността не е 27,00 €.'],
    ],
  },
  {
    title: 'Одобрен тип: от заявление до удостоверение',
    who: 'ggeorgiev',
    right: enterType(),
    wrong: [
      [enterType({}, false), 'Няма нов тип „УЧ-100“, който е вписан в регистъра. Черновата не стига: впишете я.'],
      [enterType({ 'Срок на валидност': '19.11.2027' }), 'Валидността трябва да е до 19.11.2036 г.'],
    ],
  },
  {
    title: 'Групова проверка',
    who: 'hstoychev',
    right: group([sofia, plovdiv]),
    wrong: [
      [group([sofia]), 'Отделът в Пловдив не участва.'],
      [group([sofia, plovdiv], false), 'Проверката не е планирана. Натиснете „Планирай“.'],
    ],
  },
  {
    title: 'Проверка с уред',
    who: 'tmarinov',
    right: inspect('Не'),
    wrong: [
      [inspect(null), 'Везната 26-УЧ-001 не е сред проверените средства.'],
      [inspect('Да'), 'Везната не е отбелязана като неотговаряща.'],
    ],
  },
  {
    title: 'Ден с всичко наведнъж',
    who: 'mpetrova',
    right: async (at) => {
      await supplement(at)
      await register('application')(at)
      await registerMessage(at)
      await remark('letter', 'Допълнителните данни са получени.')(at)
    },
    wrong: [
      [
        async (at) => {
          await supplement(at)
          await remark('letter', 'Здравейте.')(at)
        },
        'В коментара не се казва, че данните са получени.',
      ],
      [register('application'), 'Няма ново регистрирано писмо „Допълнителни данни“.'],
    ],
  },
]

async function supplement(at: Doing): Promise<void> {
  const { page } = at
  await openDocument(at, at.of('letter', 'guid'), '?tab=linked')
  await page.getByRole('link', { name: 'Нов свързан документ' }).click()
  await at.expectHeading(/^Нов документ към /)
  await page.getByRole('radio', { name: 'Входящ' }).check()
  await chooseIn(page, 'documentTypeId', 'Писмо')
  await page.locator('#document-subjectDescription').fill('Допълнителни данни')
  await page.locator('#document-correspondents').fill(at.of('sender', 'name'))
  await page.getByRole('option').filter({ visible: true }).first().click()
  await chooseIn(page, 'receivedViaId', 'На гише')
  await chooseIn(page, 'addressedToDepartmentId', 'Деловодство')
  await registerIt(at)
}
async function registerMessage(at: Doing): Promise<void> {
  const { page } = at
  await at.goTo(`/documents-flow/e-delivery/${at.of('message', 'guid')}`)
  await openMessage(at)
  await page.getByRole('link', { name: 'Регистрирай' }).click()
  await at.atRest()
  const make = page.getByRole('button', { name: 'Създай кореспондент' })
  if (await make.isVisible()) {
    await make.click()
    const editor = page.getByRole('dialog', { name: /кореспондент/i })
    await editor.getByRole('button', { name: 'Запази' }).click()
    await expect(editor).toHaveCount(0)
  }
  await chooseIn(page, 'documentTypeId', 'Писмо')
  await chooseIn(page, 'addressedToDepartmentId', 'Деловодство')
  await at.press('Регистрирай')
  const without = page.getByRole('alertdialog').getByRole('button', { name: 'Регистрирай без него' })
  await expect(page.locator('.given-number').or(without).first()).toBeVisible()
  if (await without.isVisible()) await without.click()
  await expect(page).toHaveURL(/\?registered=1/)
}
