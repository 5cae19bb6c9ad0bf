import { documents } from '../../../../src/contract/documents.ts'
import { eDelivery } from '../../../../src/contract/exchange.ts'
import { doNothing, type Trainee, type Ways } from '../trainee.ts'
import { registerMessage } from './shared.ts'

const correct = async (at: Trainee, address: string, given: object = {}, isAdded = false, id = at.id('company')) => {
  const known = await at.sendRequest(documents.getCorrespondentById, { query: { id } })
  const correspondentContacts = known.correspondentContacts.flatMap((one) => {
    if (!one.contactContent.includes('@')) return one
    const made = { ...one, contactContent: address }
    return isAdded ? [one, { ...made, id: 0 }] : made
  })
  return at.sendRequest(documents.editDocumentCorrespondent, { body: { ...known, correspondentContacts, ...given } })
}

const reject = (at: Trainee, reasonId: number, explanation = '', messageGuid = at.of('message', 'guid')) =>
  at.sendRequest(eDelivery.rejectEDeliveryMessage, {
    body: { messageGuid, reasonId, explanation, notifySender: true },
  })

const create = async (at: Trainee, name = 'Новото дружество') => {
  const known = await at.sendRequest(documents.getCorrespondentById, { query: { id: at.id('company') } })
  const parts = { correspondentContacts: [], correspondentAddresses: [], representatives: [] }
  const body = { ...known, ...parts, id: 0, entityName: name, entityIdentifier: '', hasNoIdentifier: true }
  return at.sendRequest(documents.createCorrespondent, { body })
}

const otherCompany = (at: Trainee): number =>
  at.db.correspondents
    .all()
    .find(
      ({ id, isLegalEntity, correspondentGroupId }) =>
        isLegalEntity && correspondentGroupId === 7 && id !== at.id('company'),
    )?.id ?? 0

const otherMessage = (at: Trainee): string =>
  at.db.exchangeMessages
    .all()
    .findLast(
      ({ guid, system, isIncoming, statusId }) =>
        system === 'edelivery' && isIncoming && statusId === 1 && guid !== at.of('message', 'guid'),
    )?.guid ?? ''

const open = (at: Trainee) =>
  at.sendRequest(eDelivery.getEDeliveryIncomingMessage, { query: { eDeliveryGuid: at.of('message', 'guid') } })

/** Registers the message with only those attached files whose name contains one of the days (of October 2026). */
const registerWith = (at: Trainee, ...days: readonly string[]) => {
  const files = at.db.exchangeAttachments.by('messageGuid', String(at.of('message', 'guid')))
  return registerMessage(
    at,
    files.filter(({ name }) => days.some((day) => name.includes(`${day}.10.2026`))).map(({ guid }) => guid),
  )
}

const mail = 'office@novata.example.bg'

export const waysOfMail: Readonly<Record<string, Ways>> = {
  'correspondent-corrected': {
    right: (at) => correct(at, mail),
    repaired: [
      [
        'another address, corrected',
        async (at) => {
          await correct(at, 'office@drugata.example.bg')
          await correct(at, mail)
        },
      ],
      [
        'the name changed, and changed back',
        async (at) => {
          const name = at.db.correspondents.get(at.id('company'))?.entityName
          await correct(at, mail, { entityName: 'Друго име' })
          await correct(at, mail, { entityName: name })
        },
      ],
    ],
    wrong: [
      ['nothing', doNothing, /не е променен/],
      ['another address', (at) => correct(at, 'office@drugata.example.bg'), /Новият адрес/],
      ['a letter is missing', (at) => correct(at, 'ofice@novata.example.bg'), /Новият адрес/],
      ['the old address beside it', (at) => correct(at, mail, {}, true), /друг адрес/],
      ['another name', (at) => correct(at, mail, { entityName: 'Друго име' }), /Името/],
      ['another number', (at) => correct(at, mail, { entityIdentifier: '200999012' }), /ЕИК/],
      ['another group', (at) => correct(at, mail, { correspondentGroupId: 1 }), /Групата/],
      ['not active', (at) => correct(at, mail, { isActive: false }), /активен/],
      ['without addresses', (at) => correct(at, mail, { correspondentAddresses: [] }), /Адресът/],
      [
        'another representative',
        (at) => {
          const person = {
            firstName: 'Ана',
            middleName: 'Петрова',
            lastName: 'Илиева',
            unifiedCitizenshipNumber: '7523169263',
          }
          return correct(at, mail, { representatives: [{ id: 0, ...person }] })
        },
        /Представляващите/,
      ],
      [
        'another channel',
        (at) => {
          const { preferredSentViaId } = at.db.correspondents.get(at.id('company')) ?? {}
          return correct(at, mail, { preferredSentViaId: preferredSentViaId === 6 ? 2 : 6 })
        },
        /Начинът за връчване/,
      ],
      ['a note', (at) => correct(at, mail, { note: 'Нова поща.' }), /Бележката/],
      [
        'a new correspondent',
        async (at) => {
          await correct(at, mail)
          await create(at)
        },
        /нов кореспондент/,
      ],
      ['a new correspondent alone', (at) => create(at, 'Още едно дружество'), /не е променен/],
      [
        'another company too',
        async (at) => {
          await correct(at, mail)
          await correct(at, mail, {}, false, otherCompany(at))
        },
        /при друг кореспондент/,
      ],
    ],
  },
  'rejected-message': {
    right: (at) => reject(at, 2),
    repaired: [
      ['in words of her own', (at) => reject(at, 10, 'Документът е за друга администрация: РИОСВ.')],
      [
        'a letter entered and annulled',
        async (at) => {
          await at.annul(await at.register({}))
          await reject(at, 2)
        },
      ],
    ],
    wrong: [
      ['nothing', doNothing, /не е отказано/],
      ['opened alone', (at) => open(at), /не е отказано/],
      ...([3, 4, 5, 6, 7, 8, 9] as const).map(
        (reasonId) => [`reason ${reasonId}`, (at: Trainee) => reject(at, reasonId), /От причината/] as const,
      ),
      ['another reason', (at) => reject(at, 10, 'Не се чете добре.'), /От причината/],
      ['registered', (at) => registerMessage(at), /не е отказано/],
      [
        'a letter registered all the same',
        async (at) => {
          await reject(at, 2)
          await at.register({})
        },
        /Регистриран е нов документ/,
      ],
      [
        'another message',
        async (at) => {
          await reject(at, 2)
          await reject(at, 2, '', otherMessage(at))
        },
        /не е от задачата/,
      ],
    ],
  },
  'changed-after-signature': {
    right: (at) => registerWith(at, '01', '14'),
    repaired: [
      [
        'a letter entered and annulled',
        async (at) => {
          await at.annul(await at.register({}))
          await registerWith(at, '01', '14')
        },
      ],
    ],
    wrong: [
      ['nothing', doNothing, /не е регистрирано/],
      ['opened alone', (at) => open(at), /не е регистрирано/],
      ['rejected', (at) => reject(at, 10, 'Променен файл.'), /не е регистрирано/],
      ['all three', (at) => registerWith(at, '01', '06', '14'), /променено след подписването/],
      ['the changed one alone', (at) => registerWith(at, '06'), /променено след подписването/],
      ['the changed one and the first', (at) => registerWith(at, '01', '06'), /променено след подписването/],
      ['the changed one and the third', (at) => registerWith(at, '06', '14'), /променено след подписването/],
      ['the first alone', (at) => registerWith(at, '01'), /14\.10\.2026\.docx\.p7m“ не е променено, а липсва/],
      ['the third alone', (at) => registerWith(at, '14'), /01\.10\.2026\.docx\.p7m“ не е променено, а липсва/],
      ['none of them', (at) => registerWith(at), /не е променено, а липсва/],
      ['a letter instead of the message', (at) => at.register({}), /Съобщението не е регистрирано/],
      [
        'a letter more',
        async (at) => {
          await registerWith(at, '01', '14')
          await at.register({})
        },
        /повече от един документ/,
      ],
      [
        'another message rejected',
        async (at) => {
          await registerWith(at, '01', '14')
          await reject(at, 2, '', otherMessage(at))
        },
        /не е от задачата/,
      ],
    ],
  },
}
