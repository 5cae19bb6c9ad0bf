import type { Structure } from '../../../src/rules/structure/structure.ts'

export const aStructure: Structure = {
  departments: [
    { id: 1, name: 'Агенция', isActive: true, parentId: null },
    { id: 2, name: 'Дирекция А', isActive: true, parentId: 1 },
    { id: 3, name: 'Отдел А1', isActive: true, parentId: 2 },
    { id: 4, name: 'Дирекция Б', isActive: true, parentId: 1 },
    { id: 5, name: 'Закрит отдел', isActive: false, parentId: 4 },
  ],
  positions: [
    { id: 2, name: 'Директор', isActive: true, departmentId: 2 },
    { id: 7, name: 'Експерт', isActive: true, departmentId: 2 },
    { id: 8, name: 'Стажант', isActive: true, departmentId: 3 },
    { id: 9, name: 'Закрита', isActive: false, departmentId: 2 },
  ],
  people: [
    { id: 20, name: 'Анна Колева', isActive: true, departmentId: 2, positionId: 2 },
    { id: 21, name: 'Иван Петров', isActive: true, departmentId: 2, positionId: 7 },
    { id: 22, name: 'Мария Илиева', isActive: false, departmentId: 2, positionId: 7 },
  ],
}
