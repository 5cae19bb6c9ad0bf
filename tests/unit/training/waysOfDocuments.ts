import { documentParts } from '../../../src/contract/documentParts.ts'
import { documents } from '../../../src/contract/documents.ts'
import { DocumentStatus as S } from '../../../src/contract/enumerations.ts'
import { eDelivery } from '../../../src/contract/exchange.ts'
import { tasks } from '../../../src/contract/tasks.ts'
import { obligation, payment } from '../document-parts/samples.ts'
import { incomingLetter } from '../mocks/askBackend.ts'
import { assignee, taskOn } from '../mocks/givenTask.ts'
import type { Trainee, Ways } from './trainee.ts'

const first = (at: Trainee, given: object = {}) => ({
  subjectDescription: 'Искане на становище по проект на наредба',
  correspondentIds: [at.id('sender')],
  externalRefNumber: '04-15-27',
  addressedToDepartmentId: 11,
  ...given,
})

const molba = (at: Trainee, eik: string, given: object = {}) => {
  const row = at.world.correspondents.all().find(({ entityIdentifier }) => entityIdentifier === eik)
  return {
    documentTypeId: 63,
    receivedViaId: 4,
    subjectDescription: 'Молба за посещение',
    correspondentIds: [row?.id ?? 0],
    ...given,
  }
}

const annul = (at: Trainee, reason = 'Регистриран по погрешка с грешен подател') =>
  at.setStatus(at.of('letter', 'guid'), S.ANNULLED, { reason })
const again = (at: Trainee, name: string) =>
  at.register({ subjectDescription: at.of('letter', 'subject'), correspondentIds: [at.id(name)] })

const correct = async (at: Trainee, address: string, given: object = {}, isAdded = false) => {
  const known = await at.ask(documents.getCorrespondentById, { query: { id: at.id('company') } })
  const correspondentContacts = known.correspondentContacts.flatMap((one) => {
    if (!one.contactContent.includes('@')) return one
    const made = { ...one, contactContent: address }
    return isAdded ? [one, { ...made, id: 0 }] : made
  })
  return at.ask(documents.editDocumentCorrespondent, { body: { ...known, correspondentContacts, ...given } })
}

const reject = (at: Trainee, reasonId: number, explanation = '') =>
  at.ask(eDelivery.rejectEDeliveryMessage, {
    body: { messageGuid: at.of('message', 'guid'), reasonId, explanation, notifySender: true },
  })
const registerMessage = async (at: Trainee) => {
  const eDeliveryIncomingMessageGuid = at.of('message', 'guid')
  const pre = await at.ask(eDelivery.getPreDocEDelivery, { query: { eDeliveryIncomingMessageGuid } })
  const { correspondentIds } = pre.body
  return at.ask(eDelivery.createAndRegisterIncomingEDeliveryMessage, {
    body: {
      messageGuid: eDeliveryIncomingMessageGuid,
      document: {
        ...incomingLetter(),
        ...pre.body,
        addressedToDepartmentId: 11,
        documentTypeId: 40,
        correspondentIds: correspondentIds.length > 0 ? correspondentIds : [1],
      },
      attachmentGuids: [],
    },
  })
}

const order = (at: Trainee, people: string[], days = 5) =>
  taskOn(at.of('letter', 'guid'), {
    taskAssignees: people.map((who) => {
      const one = assignee(at.personOf(who), 'За изпълнение.')
      return { ...one, deadline: { ...one.deadline, quantity: days } }
    }),
  })
const resolve = (at: Trainee, people: string[], days = 5) =>
  at.ask(documents.createDocument, {
    body: {
      ...incomingLetter({ documentTypeId: 466, documentDirectionId: 2, receivedViaId: null, correspondentIds: [] }),
      subjectDescription: 'За изпълнение.',
      addressedToDepartmentId: null,
      parentDocumentGuid: at.of('letter', 'guid'),
      tasks: [order(at, people, days)],
    },
  })

const answer = async (at: Trainee, given: object = {}) => {
  const known = await at.ask(documents.getDocument, { query: { docGuid: at.of('letter', 'guid') } })
  return at.register({
    documentDirectionId: 3,
    receivedViaId: null,
    sentViaId: 3,
    addressedToDepartmentId: null,
    scope: known.scope ?? 1,
    subjectDescription: 'Отговор',
    signedByPersonId: at.personOf('sdimitrova'),
    parentDocumentGuid: known.guid,
    caseFileGuid: known.caseFile?.guid ?? null,
    correspondentIds: at.world.documents.get(known.guid)?.correspondentIds ?? [],
    ...given,
  })
}
const remark = (at: Trainee, name: string, content: string) =>
  at.ask(documentParts.createDocumentComment, {
    body: { id: 0, docGuid: at.of(name, 'guid'), content, onlyMyDepartment: false, mentionedPersonIds: [] },
  })

const complete = async (at: Trainee, taskResultTypeId = 1) => {
  const task = await at.ask(tasks.getTask, { query: { taskGuid: at.of('task', 'guid') } })
  return at.ask(tasks.completeTask, {
    body: {
      taskGuid: at.of('task', 'guid'),
      assigneeId: task.taskAssignees[0]?.id ?? 0,
      taskResultTypeId,
      resultComment: 'Готово.',
      documentGuid: null,
    },
  })
}

const invitation = (at: Trainee, name = 'receiver') =>
  at.enter({
    documentDirectionId: 3,
    receivedViaId: null,
    sentViaId: 6,
    addressedToDepartmentId: null,
    subjectDescription: 'Покана за работна среща',
    signedByPersonId: at.personOf('sdimitrova'),
    correspondentIds: [name === 'receiver' ? at.id('receiver') : 1],
  })
const attach = (at: Trainee, documentGuid: string) => {
  const body = new FormData()
  body.append('file', new File(['%PDF-1.7'], 'Покана.pdf', { type: 'application/pdf' }))
  body.append('kindId', '1')
  body.append('isPublic', 'false')
  return at.ask(documents.uploadFile, { query: { documentGuid, description: '' }, body })
}
const sign = async (at: Trainee, docGuid: string) => {
  await attach(at, docGuid)
  await at.setStatus(docGuid, S.FOR_SIGNATURE)
  await at.setStatus(docGuid, S.SIGNED)
}

const register = (at: Trainee, name: string) =>
  at.ask(documents.registerDocument, { query: { docGuid: at.of(name, 'guid') } })
const fee = (at: Trainee, amount = '51.13') =>
  at.asking('yangelova')(documentParts.createDocumentObligation, {
    query: { docGuid: at.of('application', 'guid') },
    body: {
      ...obligation({ amount, dateArisen: '2026-11-20', guid: undefined }),
      debtor: { id: at.world.documents.get(at.of('application', 'guid'))?.correspondentIds[0] ?? 0, name: '' },
    },
  })
const pay = (at: Trainee, obligationGuid: string | undefined, given: object) =>
  at.asking('yangelova')(documentParts.createObligationPayment, {
    query: { obligationGuid: obligationGuid ?? '' },
    body: payment({ guid: undefined, amount: '51.13', paymentTypeId: 3, ...given }),
  })

const suspend = (at: Trainee, until: string, reason = 'Липсва пълномощно на представителя') =>
  at.setStatus(at.of('application', 'guid'), S.SUSPENDED, { reason, until })

const supplement = (at: Trainee, given: object = {}) =>
  at.register({
    subjectDescription: 'Допълнителни данни',
    correspondentIds: [at.id('sender')],
    parentDocumentGuid: at.of('first', 'guid'),
    caseFileGuid: at.of('first', 'caseFile'),
    ...given,
  })

export const waysOfDocuments: Readonly<Record<string, Ways>> = {
  'first-letter': {
    right: (at) => at.register(first(at)),
    wrong: [
      {
        name: 'another sender',
        way: (at) => at.register(first(at, { correspondentIds: [at.id('sender') + 1] })),
        told: 'Подателят на писмото не е този от задачата.',
      },
      {
        name: 'to another department',
        way: (at) => at.register(first(at, { addressedToDepartmentId: 12 })),
        told: 'Писмото е адресирано до друго звено, а е до отдел „Деловодство и административно обслужване“.',
      },
      {
        name: 'as another type',
        way: (at) => at.register(first(at, { documentTypeId: 63 })),
        told: 'Видът на документа не е „Писмо“.',
      },
      {
        name: 'two letters for one, and neither with the number of the sender',
        way: async (at) => {
          await at.register(first(at, { externalRefNumber: '1' }))
          await at.register(first(at, { externalRefNumber: '2' }))
        },
        told: 'Регистрирани са повече от едно нови писма, а е пристигнало само едно.',
      },
    ],
  },
  'sender-twice': {
    right: (at) => at.register(molba(at, '200999005')),
    wrong: [
      {
        name: 'the other company of the same name',
        way: (at) => at.register(molba(at, '200998000')),
        told: 'Избрано е другото дружество със същото име. Правилното е с ЕИК 200999005.',
      },
      {
        name: 'about something else',
        way: (at) => at.register(molba(at, '200999005', { subjectDescription: 'Молба' })),
        told: 'В „Относно“ не е казано, че се иска посещение.',
      },
      {
        name: 'a third company of the same name',
        way: async (at) => {
          const id = at.world.correspondents.all().find((row) => row.entityIdentifier === '200999005')?.id ?? 0
          const known = await at.ask(documents.getCorrespondentById, { query: { id } })
          const third = { ...known, id: 0, entityIdentifier: '999900017' }
          const made = await at.ask(documents.createCorrespondent, { body: third })
          await at.register(molba(at, '', { correspondentIds: [made.id] }))
        },
        told: 'Създаден е трети кореспондент със същото име. Такива записи после трудно се чистят.',
      },
    ],
  },
  'wrong-registration': {
    right: async (at) => {
      await annul(at)
      await again(at, 'sender')
    },
    wrong: [
      { name: 'annulled alone', way: annul, told: 'Писмото не е регистрирано отново.' },
      {
        name: 'the same mistake again, and the first one left',
        way: (at) => again(at, 'wrong'),
        told: 'Новата регистрация пак е с грешен подател.',
      },
    ],
  },
  'correspondent-corrected': {
    right: (at) => correct(at, 'office@novata.example.bg'),
    wrong: [
      {
        name: 'another address',
        way: (at) => correct(at, 'office@drugata.example.bg'),
        told: 'Новият адрес на електронната поща не е записан.',
      },
      {
        name: 'the old address left beside it',
        way: (at) => correct(at, 'office@novata.example.bg', {}, true),
        told: 'В записа стои и друг адрес на електронна поща, а старият не работи.',
      },
      {
        name: 'the name changed by the way',
        way: (at) => correct(at, 'office@novata.example.bg', { entityName: 'Друго име' }),
        told: 'Името на дружеството е променено, а не трябва.',
      },
    ],
  },
  'rejected-message': {
    right: (at) => reject(at, 2),
    wrong: [
      {
        name: 'for another reason',
        way: (at) => reject(at, 10, 'Не се чете.'),
        told: 'От причината не се разбира, че документът е за друга администрация.',
      },
      {
        name: 'rejected, and a letter registered of it all the same',
        way: async (at) => {
          await reject(at, 2)
          await at.register({})
        },
        told: 'От съобщението е направен документ, а то не е за нас.',
      },
    ],
  },
  'resolution-to-two': {
    right: (at) => resolve(at, ['ggeorgiev', 'knikolov']),
    wrong: [
      { name: 'to one', way: (at) => resolve(at, ['ggeorgiev']), told: 'Калоян Николов не е сред изпълнителите.' },
      {
        name: 'a task without a resolution',
        way: (at) => at.ask(tasks.createTask, { body: order(at, ['ggeorgiev', 'knikolov']) }),
        told: 'Задачата е възложена без резолюция.',
      },
      {
        name: 'with another term',
        way: (at) => resolve(at, ['ggeorgiev', 'knikolov'], 3),
        told: 'Срокът не е пет работни дни от днес за всеки от двамата.',
      },
    ],
  },
  'late-answer': {
    right: async (at) => {
      await answer(at)
      await remark(at, 'letter', 'Забави се, защото чакахме становище.')
    },
    wrong: [
      {
        name: 'an answer in a case of its own',
        way: (at) => answer(at, { caseFileGuid: null, parentDocumentGuid: null }),
        told: 'Писмото е регистрирано, но не е в преписката на закъснелия документ.',
      },
      { name: 'no comment', way: answer, told: 'Към закъснелия документ няма нов коментар.' },
    ],
  },
  'case-closed': {
    right: async (at) => {
      await complete(at)
      await at.setStatus(at.of('letter', 'guid'), S.COMPLETED)
    },
    wrong: [
      { name: 'the task alone', way: complete, told: 'Преписката още не е приключена: в нея има нещо за вършене.' },
      {
        name: 'as impossible to do',
        way: (at) => complete(at, 2),
        told: 'Задачата е приключена, но резултатът не е „Изпълнена“.',
      },
    ],
  },
  'signed-and-sent': {
    right: async (at) => {
      const docGuid = await invitation(at)
      await sign(at, docGuid)
      await at.ask(documents.registerDocument, { query: { docGuid } })
      await at.ask(eDelivery.sendEDeliveryMessage, { query: { docGuid } })
    },
    wrong: [
      {
        name: 'a draft with a file',
        way: async (at) => attach(at, await invitation(at)),
        told: 'Писмото не е подписано от Вас.',
      },
      {
        name: 'signed and not sent',
        way: async (at) => {
          const docGuid = await invitation(at)
          await sign(at, docGuid)
          await at.ask(documents.registerDocument, { query: { docGuid } })
        },
        told: 'Писмото още не е изпратено по е-Връчване.',
      },
    ],
  },
  'suspended-service': {
    right: (at) => suspend(at, '2026-12-04'),
    wrong: [
      {
        name: 'to another day',
        way: (at) => suspend(at, '2026-12-01'),
        told: 'В „Спиране до“ не е датата след 14 дни.',
      },
      {
        name: 'without saying what is missing',
        way: (at) => suspend(at, '2026-12-04', 'По искане на заявителя'),
        told: 'От причината не се разбира, че липсва пълномощно.',
      },
    ],
  },
  'portal-fee': {
    right: async (at) => {
      await register(at, 'application')
      const { guid } = await fee(at)
      await pay(at, guid, {})
    },
    wrong: [
      {
        name: 'by a colleague at the desk',
        way: async (at) => {
          await at.asking('sdimitrova')(documents.registerDocument, {
            query: { docGuid: at.of('application', 'guid') },
          })
          await pay(at, (await fee(at)).guid, {})
        },
        told: 'Заявлението от портала още не е регистрирано.',
      },
      {
        name: 'paid in part',
        way: async (at) => {
          await register(at, 'application')
          const { guid } = await fee(at)
          await pay(at, guid, { amount: '20.00' })
        },
        told: 'Платената сума не е цялата такса.',
      },
      {
        name: 'another fee, and nothing paid',
        way: async (at) => {
          await register(at, 'application')
          await fee(at, '30.00')
        },
        told: 'Сумата на таксата не е 51,13 €.',
      },
    ],
  },
  'whole-day': {
    right: async (at) => {
      await supplement(at)
      await register(at, 'application')
      await registerMessage(at)
      await remark(at, 'first', 'Допълнителните данни са получени.')
    },
    wrong: [
      {
        name: 'three of four, and the letter in a case of its own',
        way: async (at) => {
          await supplement(at, { caseFileGuid: null, parentDocumentGuid: null })
          await register(at, 'application')
          await remark(at, 'first', 'Допълнителните данни са получени.')
        },
        told: 'Писмото е регистрирано, но не е в преписката от задачата.',
      },
      {
        name: 'the application left waiting, and a comment that says nothing',
        way: async (at) => {
          await supplement(at)
          await registerMessage(at)
          await remark(at, 'first', 'Здравейте.')
        },
        told: 'В коментара не се казва, че данните са получени.',
      },
    ],
  },
}
