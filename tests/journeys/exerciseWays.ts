import { addDays, formatDate } from '../../src/dates/civilDate.ts'
import { expect } from '../support/journey.ts'
import {
  changeStatusTo,
  commentOn,
  type Doing,
  type Letter,
  openDocument,
  registerIt,
  registerLetter,
} from './exerciseSteps.ts'
import { fillFields } from './fillFields.ts'
import { fillTime } from './inspectionSteps.ts'
import { chooseIn, openNewDocument } from './letterForm.ts'
import { samplePdf } from './samplePdf.ts'

/** A way through an exercise by its screens; a wrong one leaves something missing, which is said in these words. */
type Way = (at: Doing) => Promise<void>
export type ScreenWays = { title: string; who: string; right: Way; wrong: readonly [Way, string][] }

const today = '2026-11-20'
const shown = (day: string) => formatDate(day)

const firstLetter = (at: Doing): Letter => ({
  subject: 'Искане на становище по проект на наредба',
  correspondent: at.of('sender', 'name'),
  via: 'На гише',
  externalNumber: '04-15-27',
  sheets: '2',
})

const molba = (correspondent: string, via = 'По пощата'): Letter => ({
  type: 'Молба',
  subject: 'Молба за посещение в сервиза',
  correspondent,
  via,
})

const annul =
  (reason: string): Way =>
  async (at) => {
    await openDocument(at, at.of('letter', 'guid'))
    await changeStatusTo(at, 'Анулирай', { Основание: reason })
  }
const again =
  (name: string): Way =>
  (at) =>
    registerLetter(at, { subject: at.of('letter', 'subject'), correspondent: at.of(name, 'name') })

const correct =
  (mail: string, name?: string): Way =>
  async (at) => {
    const { page } = at
    await at.goTo(`/documents-flow/correspondents/${at.of('company', 'id')}?edit=1`)
    const contacts = page.getByRole('region', { name: 'Контакти', exact: true })
    await contacts
      .getByRole('row')
      .filter({ hasText: '@' })
      .getByRole('button', { name: /^Редактирай/ })
      .click()
    await contacts.getByLabel('Контакт', { exact: true }).fill(mail)
    await contacts.getByRole('button', { name: /^Запази контакт/ }).click()
    if (name) await page.getByLabel('Наименование').fill(name)
    await page.getByRole('button', { name: 'Запази', exact: true }).click()
    await expect(page.getByText(mail).first()).toBeVisible()
    await expect(page).not.toHaveURL(/edit=1/)
  }

/** A message that nobody has opened asks first: with that it counts as served. */
const openMessage = async ({ page, atRest }: Doing) => {
  await atRest()
  const open = page.getByRole('button', { name: 'Отвори съобщението' })
  if (await open.isVisible()) await open.click()
  await atRest()
}
const reject =
  (reason: string, explanation?: string): Way =>
  async (at) => {
    await at.goTo(`/documents-flow/e-delivery/${at.of('message', 'guid')}`)
    await openMessage(at)
    await at.giveCommand('Отхвърли')
    const dialog = at.dialog('Отказ от регистрация')
    await at.field('Причина за отказ от регистрация', dialog).selectOption({ label: reason })
    if (explanation) await at.fill('Пояснение', explanation, dialog)
    await at.press('Отхвърли съобщението', dialog)
    await expect(dialog).toHaveCount(0)
  }

const termOf = async (within: ReturnType<Doing['page']['locator']>, days: string) => {
  await within.getByLabel(/^Срок/).fill(days)
  await within.getByLabel(/^Мерна единица/).selectOption('Работни дни')
}
const resolve =
  (people: readonly string[], days = '5'): Way =>
  async (at) => {
    const { page } = at
    await openDocument(at, at.of('letter', 'guid'))
    await (await at.command('Резолюция')).click()
    await page.getByLabel(/^Текст/).fill('За изпълнение.')
    await termOf(page.getByRole('group', { name: 'Срок за всички изпълнители' }), days)
    for (const name of people) {
      await page.getByRole('combobox', { name: 'Добави служител' }).fill(name)
      await page
        .getByRole('option', { name: new RegExp(name) })
        .first()
        .click()
    }
    await at.press('Издай резолюцията')
    await at.expectToast(/Издадена е резолюция № /)
  }

const answer: Way = async (at) => {
  const { page } = at
  await openDocument(at, at.of('letter', 'guid'))
  await (await at.command('Отговори')).click()
  await at.expectHeading(/^Нов документ към /)
  await chooseIn(page, 'sentViaId', 'По пощата')
  await registerIt(at)
}
const remark =
  (name: string, text: string): Way =>
  async (at) => {
    await openDocument(at, at.of(name, 'guid'))
    await commentOn(at, text)
  }

const complete =
  (result: string): Way =>
  async (at) => {
    const { page } = at
    await at.goTo(`/documents-flow/tasks/${at.of('task', 'guid')}`)
    await at.press('Приключи')
    const dialog = at.dialog(/^Приключване на задача № \d+$/)
    await dialog.getByLabel(result, { exact: true }).check()
    await dialog.getByLabel(/^Коментар/).fill('Готово.')
    await at.press('Приключи', dialog)
    await expect(dialog).toHaveCount(0)
    await at.atRest()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }

const suspend =
  (until: string, reason = 'Липсва пълномощно на представителя.'): Way =>
  async (at) => {
    await openDocument(at, at.of('application', 'guid'), '', 'administrative-services')
    await changeStatusTo(at, 'Спри', { 'Спиране до': shown(until), Основание: reason })
  }

const leave =
  (substitute: string, isSubmitted = true): Way =>
  async (at) => {
    const { page } = at
    await at.goTo('/staff/leave-applications/create')
    await at.expectHeading('Ново заявление за отпуск')
    await at.choose('Вид отпуск', 'Платен годишен отпуск')
    await at.fill('От', '19.01.2027')
    await at.fill('До', '19.01.2027')
    await at.fill('Заместник', substitute)
    await page.getByRole('option').filter({ visible: true }).first().click()
    await at.press('Запази')
    await at.expectHeading(/^Чернова – /)
    if (!isSubmitted) return
    await at.press('Маршрут')
    const dialog = at.dialog('Маршрут')
    await dialog.getByRole('radio', { name: 'Подай за съгласуване' }).check()
    await at.press('Подай за съгласуване', dialog)
    await expect(dialog).toHaveCount(0)
  }

const openCar: Way = async (at) => {
  const { page } = at
  await at.goTo(`/vehicles/list?registrationNumber=${encodeURIComponent(at.of('car', 'number'))}`)
  await page
    .locator('tbody')
    .getByRole('link', { name: at.of('car', 'number') })
    .click()
  await at.expectHeading(new RegExp(at.of('car', 'number')))
}
const insure =
  (given: Record<string, string> = {}): Way =>
  async (at) => {
    await openCar(at)
    await at.button('Нова застраховка').first().click()
    const dialog = at.dialog('Нова застраховка')
    const from = addDays(at.of('car', 'liabilityUntil'), 1)
    await fillFields(
      at,
      {
        'Вид застраховка': 'Гражданска отговорност',
        Застраховател: 'Армеец',
        'Полица №': 'BG/22/126000001',
        'Валидна от': shown(from),
        'Валидна до': shown(addDays(from, 364)),
        Премия: '300',
        'Брой вноски': '1',
        ...given,
      },
      dialog,
    )
    await at.button('Запази', dialog).click()
    await expect(dialog).toBeHidden()
  }
const fuel =
  (given: Record<string, string> = {}): Way =>
  async (at) => {
    await openCar(at)
    const { page } = at
    const known = /([\d\s]+) км на/.exec((await page.getByRole('main').textContent()) ?? '')?.[1] ?? '0'
    await at.button('Нов разход за гориво').first().click()
    const dialog = at.dialog('Нов разход за гориво')
    const mileage = Number(known.replaceAll(/\D/g, '')) + 250
    await fillFields(
      at,
      {
        Дата: shown(today),
        Количество: '20',
        'Единична цена': '1,35',
        'Документ №': `УЧ-${mileage}`,
        Километраж: String(mileage),
        ...given,
      },
      dialog,
    )
    const save = at.button('Запази', dialog)
    await save.click()
    await at.atRest()
    for (const reason of ['Причина за отклонението от нормата', 'Причина за друг водач']) {
      const why = at.field(reason, dialog)
      if (await why.isVisible()) await why.fill('Учебно зареждане')
    }
    if (await dialog.isVisible()) await save.click()
    await expect(dialog).toBeHidden()
  }

const enterType =
  (given: Record<string, string> = {}, isRegistered = true): Way =>
  async (at) => {
    const { page } = at
    const form = page.getByRole('main')
    await at.goTo('/rtsi/measuring-devices/create')
    await at.expectHeading('Нов одобрен тип')
    await fillFields(
      at,
      {
        'Категория СИ': 'Водомери',
        'Наименование на средството за измерване': 'Водомер за студена вода',
        'Тип (модел)': 'УЧ-100',
        Производител: '„Водоточност“ ООД',
        'Държава на производителя': 'България',
        'Качество на заявителя': 'Производител',
        'Удостоверение за одобрен тип №': 'BG-УЧ.100',
        'Дата на удостоверението': shown(today),
        'Срок на валидност': '19.11.2036',
        'Знак за одобрен тип': 'BG УЧ 100',
        'Описание на типа': 'Едноструен водомер със сух механизъм.',
        ...given,
      },
      form,
    )
    await at.fill('Заявител', at.of('applicant', 'name'), form)
    await page.getByRole('option').filter({ visible: true }).first().click()
    await at.press('Добави характеристика')
    await fillFields(at, { Показател: 'Постоянен разход Q3', Стойност: '2,5', Единица: 'm³/h' }, form)
    await page.getByRole('button', { name: /^Запази характеристика/ }).click()
    if (!isRegistered) {
      await page.keyboard.press('Control+Enter')
      return void (await at.expectHeading(/^Чернова на одобрен тип/))
    }
    await at.press('Впиши')
    await at.press('Впиши', page.getByRole('alertdialog', { name: 'Вписване на тип' }))
    await at.expectToast('Типът е вписан в регистъра.')
  }

const group =
  (departments: readonly string[], isPlanned = true): Way =>
  async (at) => {
    const { page } = at
    await at.goTo('/group-inspections/create')
    const form = page.getByRole('main')
    await fillFields(
      at,
      {
        Наименование: 'Везни на пазарите',
        Тема: 'Годност на везните на пазарите',
        'Категории средства за измерване': 'Везни с неавтоматично действие',
        От: '23.11.2026',
        До: '04.12.2026',
        'Заповед №': 'РД-09-401',
        'Дата на заповедта': shown(today),
      },
      form,
    )
    for (const name of departments) await fillFields(at, { 'Добави регионален отдел': name }, form)
    await at.button('Запази').click()
    await at.expectToast(/Групова проверка .* е записана/)
    if (!isPlanned) return
    await at.button('Планирай').click()
    await expect(page.locator('.page-above').first()).toHaveText('Планирана')
  }
const [sofia, plovdiv] = ['Регионален отдел – София', 'Регионален отдел – Пловдив']

const inspect =
  (conforming: 'Да' | 'Не' | null): Way =>
  async (at) => {
    const { page } = at
    await at.goTo('/inspections/create')
    const form = page.getByRole('main')
    await fillFields(at, { 'Проверявано лице': at.of('site', 'name'), Обект: 'Магазин' }, form)
    await fillTime(at, 'Начало', shown(today), '09:00')
    if (conforming) {
      await at.press('Постави от таблица')
      const paste = at.dialog('Поставяне на редове от таблица')
      const wrong = conforming === 'Не' ? 'Изтекъл знак за проверка' : ''
      await paste
        .getByLabel('Редове')
        .fill(
          [
            'Наименование\tТип\tСериен №\tВалиден до\tСъответства\tНарушение',
            `Електронна везна\tVE-30\t26-УЧ-001\t${conforming === 'Да' ? '01.03.2027' : '01.03.2026'}\t${conforming.toLowerCase()}\t${wrong}`,
          ].join('\n'),
        )
      await at.press(/^Добави 1 ред/, paste)
      const category = page.getByLabel(/^Категория/).filter({ visible: true })
      if ((await category.count()) === 0)
        await page
          .getByRole('row', { name: /26-УЧ-001/ })
          .getByRole('button')
          .first()
          .click()
      await category.first().selectOption('Везни с неавтоматично действие')
    }
    await at.button('Запази').click()
    await at.expectToast(/Проверка .* е записана/)
  }

const register =
  (name: string, module = 'administrative-services'): Way =>
  async (at) => {
    await openDocument(at, at.of(name, 'guid'), '', module)
    await registerIt(at)
  }

/** Another person of the exercise at the same desk. */
const become = async (at: Doing, userName: string, name: string) => {
  if (await at.page.getByRole('button', { name: `Потребител: ${name}` }).isVisible()) return
  await at.logOut()
  await at.logIn(userName)
  await at.expectLoggedIn()
}
const clerk = (at: Doing) => become(at, 'mpetrova', 'Мария Петрова')
const accountant = (at: Doing) => become(at, 'yangelova', 'Йорданка Ангелова')

const fee =
  (amount: string, paid: string | null): Way =>
  async (at) => {
    const { page } = at
    await clerk(at)
    await register('application')(at)
    await accountant(at)
    await openDocument(at, at.of('application', 'guid'), '?tab=obligations', 'administrative-services')
    await at.press('Добави задължение')
    const dialog = at.dialog('Добавяне на задължение')
    await at.choose('Вид задължение', 'Такса', dialog)
    await at.fill('Основание', 'чл. 12 от Тарифата за таксите', dialog)
    await at.fill('Сума (€)', amount, dialog)
    await at.press('Запази', dialog)
    await expect(dialog).toHaveCount(0)
    if (paid === null) return
    await page
      .getByRole('article', { name: 'чл. 12 от Тарифата' })
      .first()
      .getByRole('button', { name: 'Добави плащане' })
      .click()
    const payment = at.dialog('Добавяне на плащане')
    await at.fill('Сума (€)', paid, payment)
    await at.fill('Дата', shown(today), payment)
    await payment.getByLabel(/^Начин/).click()
    await page.getByRole('option', { name: 'По банков път' }).click()
    await at.press('Запази', payment)
    await expect(payment).toHaveCount(0)
  }

const invitation = {
  draft: async (at: Doing) => {
    const { page } = at
    const pick = (id: string, typed: string) => chooseIn(page, id, typed)
    await openNewDocument(at)
    await page.getByRole('radio', { name: 'Изходящ' }).check()
    await pick('documentTypeId', 'Писмо')
    await page.locator('#document-subjectDescription').fill('Покана за работна среща')
    await page.locator('#document-correspondents').fill(at.of('receiver', 'name'))
    await page.getByRole('option').filter({ visible: true }).first().click()
    await pick('sentViaId', 'е-Връчване')
    await pick('signedByPersonId', 'Силвия')
    await page.locator('input[type=file]').setInputFiles({
      name: 'Покана.pdf',
      mimeType: 'application/pdf',
      buffer: samplePdf({ pages: [['Meeting']] }),
    })
    await page.getByRole('button', { name: /чернова/i }).click()
    await expect(page.getByText('Без номер')).toBeVisible()
    await expect(page.getByRole('tab', { name: /^Файлове/ })).toContainText('1')
    await at.atRest()
  },
  signed: async (at: Doing) => {
    await invitation.draft(at)
    await changeStatusTo(at, 'За подпис')
    await changeStatusTo(at, 'Подписвам')
  },
  registered: async (at: Doing) => {
    await invitation.signed(at)
    await registerIt(at)
  },
  sent: async (at: Doing) => {
    await invitation.registered(at)
    await (await at.command('Изпрати')).click()
    const dialog = at.dialog(/^Изпращане на/)
    await at.press(/^Изпрати чрез е-Връчване до 1 адресат$/, dialog)
    await expect(dialog.getByText(/^(Изпратено|Доставено|Връчено \(отворено\))$/).first()).toBeVisible()
    await dialog.getByRole('button', { name: 'Затвори' }).last().click()
  },
}

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
        'Избрано е другото дружество със същото име. Правилното е с ЕИК 200999005.',
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
    right: resolve(['Георги Иванов Георгиев', 'Калоян']),
    wrong: [
      [resolve(['Георги Иванов Георгиев']), 'Калоян Николов не е сред изпълнителите.'],
      [resolve(['Георги Иванов Георгиев', 'Калоян'], '3'), 'Срокът не е пет работни дни от днес за всеки от двамата.'],
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
      [invitation.draft, 'Писмото не е подписано от Вас.'],
      [invitation.registered, 'Писмото още не е изпратено по е-Връчване.'],
    ],
  },
  {
    title: 'Заявление от портала и такса',
    who: 'mpetrova',
    right: fee('51,13', '51,13'),
    wrong: [
      [fee('51,13', '20,00'), 'Платената сума не е цялата такса.'],
      [fee('30,00', null), 'Сумата на таксата не е 51,13 €.'],
    ],
  },
  {
    title: 'Спряна услуга',
    who: 'mpetrova',
    right: suspend('2026-12-04'),
    wrong: [
      [suspend('2026-12-01'), 'В „Спиране до“ не е датата след 14 дни.'],
      [suspend('2026-12-04', 'По искане на заявителя.'), 'От причината не се разбира, че липсва пълномощно.'],
    ],
  },
  {
    title: 'Отпуск със заместник',
    who: 'rtodorova',
    right: leave('Ивелина'),
    wrong: [
      [leave('Ивелина', false), 'Заявлението е още чернова. Подайте го.'],
      [leave('Цветелина', false), 'Заместникът не е Ивелина Кръстева.'],
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
      [enterType({}, false), 'Типът е още чернова. Впишете го.'],
      [enterType({ 'Срок на валидност': '19.11.2027' }, false), 'Валидността не е десет години.'],
    ],
  },
  {
    title: 'Групова проверка',
    who: 'hstoychev',
    right: group([sofia, plovdiv]),
    wrong: [
      [group([sofia]), 'Отделът в Пловдив не участва.'],
      [group([sofia, plovdiv], false), 'Проверката е още чернова. Планирайте я.'],
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
      await remark('first', 'Допълнителните данни са получени.')(at)
    },
    wrong: [
      [
        async (at) => {
          await supplement(at)
          await remark('first', 'Здравейте.')(at)
        },
        'В коментара не се казва, че данните са получени.',
      ],
      [register('application'), 'Няма ново регистрирано писмо „Допълнителни данни“.'],
    ],
  },
]

async function supplement(at: Doing): Promise<void> {
  const { page } = at
  await openDocument(at, at.of('first', 'guid'), '?tab=linked')
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
