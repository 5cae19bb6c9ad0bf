import { assertFirst, change, type Faults } from './seedFault.ts'

const DRIVER = 'Шофьор'
const without = (db: Parameters<Faults[string]>[0]) => {
  const position = assertFirst(db.positions.all().filter(({ name }) => name === DRIVER))
  const person = assertFirst(db.persons.by('positionId', position.id))
  return { ...person, name: `${person.firstName} ${person.lastName}` }
}

export const faultsOfRoles: Faults = {
  'who wrote, registered or signed a document and may not open its module': change(
    'documents',
    (_, db) => ({ registeredByPersonId: without(db).id }),
    ({ number }) => number !== null,
  ),
  'who commented or changed a document and may not open its module': change('comments', (_, db) => ({
    personId: without(db).id,
  })),
  'who gave, controls, has or did a task and may not open the module of its document': change('tasks', (_, db) => ({
    controllerPersonId: without(db).id,
  })),
  'who read or processed a message and may not open its system': change(
    'exchangeMessages',
    (_, db) => ({ readByPersonId: without(db).id }),
    ({ isIncoming }) => isIncoming,
  ),
  'who noted a fee or a payment and may not open the module of its document': change('payments', (_, db) => ({
    createdByPersonId: without(db).id,
  })),
  'who wrote a leave, a trip, a report or a sick leave and may not open its register': change(
    'sickLeaves',
    ({ personId }) => ({ authorId: personId }),
    ({ personId }, db) => personId === without(db).id,
  ),
  'who submitted or presented a record of the staff and may not open its register': change(
    'leaveApplications',
    ({ history }, db) => ({ history: history.map((one) => ({ ...one, personName: without(db).name })) }),
    ({ history }) => history.length > 0,
  ),
  'who is told of a document that she may not open': change(
    'notifications',
    (_, db) => ({ personId: without(db).id }),
    ({ documentGuid }) => documentGuid !== null,
  ),
  'who wrote in a register of types or devices and may not': change('approvedTypes', ({ history }, db) => ({
    history: history.map((one) => ({ ...one, personName: without(db).name })),
  })),
}
