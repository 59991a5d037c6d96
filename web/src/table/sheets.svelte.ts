/** Which sheet lies over the table: one at a time. */
class Sheets {
  open = $state<'none' | 'log' | 'menu' | 'rules' | 'dice' | 'share'>('none');
  clause = $state<string | null>(null);

  openRules(clause: string | null = null): void {
    this.clause = clause;
    this.open = 'rules';
  }

  close = (): void => {
    this.open = 'none';
  };
}

export const sheets = new Sheets();
