/** A template with texts in place of `{{name}}`. Other braces stay. */
export const fillTemplate = (template: string, texts: Readonly<Record<string, string>>) =>
  template.replaceAll(/\{\{(\w+)\}\}/g, (braces, name: string) => texts[name] ?? braces)
