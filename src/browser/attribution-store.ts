export function captureAttribution(): void {}
