import type { PaperFacts, PaperParty } from '../../fixtures/papers/facts.ts'
import { ownParty } from '../../fixtures/papers/ownParty.ts'
import { formatDateYear, yearOf } from '../../src/dates/civilDate.ts'
import { currencyOn } from '../../src/rules/words/money.ts'
import { paperPartyOf, someSigner } from '../correspondents/paperParty.ts'
import { paperFactsOf } from '../documents/paperFacts.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { Purpose, randomOf } from '../seed/seededRandom.ts'
import type { ExchangeMessageRow } from './exchangeRows.ts'

/** The type of document for the first word of a message's title. A message with any other title is a letter. */
const kinds = [
  ['Сигнал', 31],
  ['Жалба', 30],
  ['Покана', 41],
] as const
const LETTER = ['Писмо', 40] as const

const kindOf = ({ title }: ExchangeMessageRow) => kinds.find(([name]) => title.startsWith(name)) ?? LETTER

const partyKinds = { administration: 'authority', legalEntity: 'company', person: 'person' } as const

const senderOf = (db: MockDatabase, row: ExchangeMessageRow): PaperParty => {
  const known = db.correspondents.get(row.partyCorrespondentId)
  if (known) return paperPartyOf(db, known)
  const isPerson = row.partyKind === 'person'
  const [address = ''] = row.correspondentAddresses
  return {
    name: row.partyName,
    kind: partyKinds[row.partyKind],
    identifier: isPerson ? '' : (row.partyIdentifier ?? ''),
    address,
    town: address.split(',')[0] ?? '',
    phone: row.correspondentPhones[0] ?? '',
    email: row.correspondentEmails[0] ?? '',
    signer: isPerson
      ? { name: row.partyName, position: '' }
      : {
          name: someSigner(db.seed, row.id),
          position: row.partyKind === 'administration' ? 'Директор' : 'Управител',
        },
  }
}

export const messageFacts = (db: MockDatabase, row: ExchangeMessageRow): PaperFacts => {
  const document = db.documents.get(row.documentGuid)
  if (document?.subject === row.title) return paperFactsOf(db, document)
  const date = row.externalRefDate ?? row.dateSent
  const [typeName, typeId] = kindOf(row)
  return {
    randomNumber: randomOf(db.seed, Purpose.MESSAGE_PAPER, row.id),
    typeId,
    typeName,
    direction: 'incoming',
    subject: row.title,
    number: row.externalRefNumber ?? '',
    date: formatDateYear(date),
    isOfPortal: false,
    sender: senderOf(db, row),
    receivers: [ownParty()],
    stamp: null,
    isSigned: true,
    author: { name: '', position: '', phone: '', department: '' },
    addressee: { name: '', position: '', department: '' },
    about: row.parentNumber ? `№ ${row.parentNumber}` : '',
    theirs: '',
    enclosures: db.exchangeAttachments
      .by('messageGuid', row.guid)
      .filter(({ order }) => order > 1)
      .map(({ name }) => name),
    isFromOutside: true,
    isFeePaid: false,
    offender: null,
    fee: null,
    deadline: '',
    tasks: [],
    sheets: 1,
    currency: currencyOn(date),
    year: yearOf(date),
  }
}
