export function decorateOutgoingLinks(): void {}
