import { comparableHeader } from '../comparableHeader.ts';

const setOf = (list: string) => new Set(list.split(/[\s,]+/).map(comparableHeader));

/** Words in headers of lists of other things: goods, payments, tasks, ideas, works, events and persons. */
const words = setOf(
  `ingredient ingredients sku barcode ean gtin asin isbn stock quantity calories kcal allergens allergen zutaten allergene ingrédients ingrédient
  ingredientes alérgenos ingredienti allergeni składniki malzemeler içindekiler alerjen stok miktar barkod bestand menge lagerbestand quantité
  cantidad existencias quantità giacenza ilość ингредиенты состав количество артикул штрихкод остаток المكونات الكمية 食材 数量 재료 수량
  debit credit balance amount iban payee payer transaction transactions betrag saldo soll haben verwendungszweck buchungstag buchungstext
  valuta empfänger zahlungsbeteiligter montant solde débit crédit libellé bénéficiaire importe saldos cargo abono concepto beneficiario
  importo accredito addebito causale kwota odbiorca bakiye tutar borç alacak dekont сумма дебет кредит баланс получатель платёж المبلغ الرصيد
  金額 残高 金额 余额 금액 잔액
  task tasks todo todos assignee deadline due priority done aufgabe aufgaben fällig fälligkeit priorität erledigt zuständig tâche tâches échéance
  priorité assigné tarea tareas vencimiento prioridad tarefa tarefas prazo prioridade scadenza priorità compito compiti zadanie zadania termin
  priorytet görev görevler yapılacak yapılacaklar öncelik bitiş задача задачи срок приоритет исполнитель مهمة المهام الأولوية 任务 截止 優先度
  期限 우선순위 할일
  idea ideas idee ideen idée idées ideia ideias pomysł pomysły fikir fikirler идея идеи فكرة アイデア 创意
  author authors artist album song track lyrics genre publisher season episode episodes autor autoren künstler verlag auteur auteurs éditeur
  artiste artista canción autore editore yazar yayınevi sanatçı şarkı автор издательство исполнители المؤلف 著者 作者 出版社 저자
  age salary gender birthday birthdate birth dob alter gehalt geschlecht geburtsdatum âge salaire sexe naissance edad salario sexo nacimiento
  idade salário età stipendio wiek pensja yaş maaş cinsiyet doğum возраст зарплата العمر الراتب 年齢 年龄 나이`,
);

/** Whether a header has a word of lists that are about something else than places. */
export const isOfOtherThings = (header: readonly string[]): boolean => header.some((word) => words.has(word));
